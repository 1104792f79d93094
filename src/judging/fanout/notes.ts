/** Records changes that other contexts show. For modules that change such data. */
export { type FanoutKey, putFanouts } from "./sql.ts";
