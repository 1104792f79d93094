/** What `test/api/idempotency.test.ts` says holds as well of writes that are handled in threads. */
import "./every-write.ts";
import "../../api/idempotency.test.ts";
