/** Thresholds on a line: `page=0.8,call=0.5`, or JSON. */
import { parseUnrepeated } from "typespec-koa-runtime/json";
import type { Thresholds } from "#generated/client/index.ts";
import { UsageError } from "./command.ts";
import { jsonProblem } from "./json-problem.ts";

/**
 * @param removing whether `name=null` may remove one
 * @throws UsageError
 */
export function thresholdsOf(text: string, removing = false): Thresholds | Record<string, number | null> {
  if (text.trimStart().startsWith("{")) {
    try {
      return parseUnrepeated(text) as unknown as Thresholds;
    } catch (error) {
      throw new UsageError(`The text of the thresholds ${jsonProblem(error, "is not JSON")}`);
    }
  }
  return Object.fromEntries(
    text.split(",").map((one) => {
      const [, name, number] = /^\s*([A-Za-z0-9_-]+)=([0-9.]+|null)\s*$/.exec(one) ?? [];
      const value = number === "null" && removing ? null : Number(number);
      if (name === undefined || Number.isNaN(value))
        throw new UsageError(`"${one}" is not a threshold. Write name=number, or JSON for a threshold of a choice.`);
      return [name, value];
    }),
  );
}
