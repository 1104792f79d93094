/** What `test/api/answers.test.ts` says holds as well of writes that are handled in threads. */
import "./every-write.ts";
import "../../api/answers.test.ts";
