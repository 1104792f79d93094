/** What a thread needs to parse and to check a body as the server itself would (`RemoteBodies`). */
export { digestOf } from "./idempotency.ts";
export { type Inputs, refuseInvalid } from "./inputs.ts";
export { parseJsonBody } from "./json/json-body.ts";
export { type ExactPlaces, NOWHERE } from "./json/storable-json.ts";
