/** JSON without losses: numbers keep their digits, and JSON text passes through unparsed. */
export { encodedJson } from "../large-answer.ts";
export { canonical, equalJson } from "./canonical.ts";
export { CHANGED_NUMBER, ExactNumber } from "./exact-number.ts";
export { isObject, type Json, type JsonObject } from "./json.ts";
export { pointerToken, tokenName, valueAt } from "./json-pointers.ts";
export { parseJson } from "./json-text.ts";
export { inOrder, JsonText, jsonOf, PassedText } from "./passed-text.ts";
export { parseUnrepeated, RepeatedMembers } from "./unrepeated.ts";
