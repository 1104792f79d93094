/** What `test/api/write-sequences.test.ts` says holds as well of writes that are handled in threads. */
import "./every-write.ts";
import "../../api/write-sequences.test.ts";
