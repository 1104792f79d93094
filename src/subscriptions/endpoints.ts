/** Which endpoint a subscription sends to: the relay asks as it puts events into the feed. */
export { readEndpoints as endpointsOf } from "./definitions-sql.ts";
