/** JSON values as plain data, their canonical text, and their equality. */
export { canonical, equalJson, isObject, type Json, type JsonObject } from "typespec-koa-runtime/json";
