/** Imported before the tests of a file, it has every write of theirs handled in a thread, however small its body. */
import { fileDefaults } from "#test/support/service.ts";

fileDefaults.largeWrites = { above: 0 };
