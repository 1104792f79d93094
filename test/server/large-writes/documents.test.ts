/** What `test/api/documents.test.ts` says holds as well of writes that are handled in threads. */
import "./every-write.ts";
import "../../api/documents.test.ts";
