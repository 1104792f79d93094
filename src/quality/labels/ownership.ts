/** What ends together with a judgment or a namespace that has label queues. Labels are outcomes, and end with those. */
export { deleteQueuesAt as forgetLabelQueuesAt, deleteQueuesOf as forgetLabelQueues } from "./queues-sql.ts";
