/** What these tests say of answers holds as well of writes that are handled in threads. */
import "./every-write.ts";
import "../../api/answers.test.ts";
import "../../api/answers-asked-once.test.ts";
import "../../api/wait-for.test.ts";
