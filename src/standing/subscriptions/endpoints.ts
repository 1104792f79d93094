/** The endpoint of a subscription. The relay of the outbox asks for it when it puts events into the feed. */
export { readEndpoints as endpointsOf } from "./definitions-sql.ts";
