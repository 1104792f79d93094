/** Suggestions as tests of them ask for them. */
import { expect, it } from "vitest";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import { judgment, write } from "#test/jobs/support/jobs.ts";
import type { TestOrganization } from "#test/support/service.ts";
import { type Api, at, freshNamespace, refusal } from "./api.ts";

export const OPTIONS = [{ value: "refund", description: "Wants money back." }, { value: "delivery" }];
export const choice = { question: "What is it about?", type: "choice", options: OPTIONS } as const;
export const bool = { question: "Is it?", type: "bool" } as const;
export const invoice = { value: "invoice", description: "Needs an invoice." };

export const about = (texts: readonly string[]) =>
  texts.map((text, n) => ({ id: `d-${String(n).padStart(4, "0")}`, state: { text } }));
export const times = (count: number, text: string) => Array.from({ length: count }, () => text);

export function suggestionsOf(api: Api) {
  const asks = (ns: string, name: string, action: string, body?: object, options: object = {}) =>
    api.post(at(ns, "judgments", name, action), body, options);
  return {
    asks,
    discover: (ns: string, name = "topic", body?: object, options?: object) => asks(ns, name, "discover", body, options),
    suggestParts: (ns: string, name = "urgent", body?: object, options?: object) =>
      asks(ns, name, "suggest_parts", body, options),
    async allow(suggestions = true): Promise<void> {
      expect((await api.patch("/organization", { suggestions })).status).toBe(200);
    },
    /** Answers a choice with the option whose value stands in the text, a little less sure than `sure`. */
    answerByWords(sure = 0.9): void {
      api.service.engine.answer = (question, { contextText }): RawAnswer => {
        if (question.type !== "choice") return { type: "bool", p: contextText.includes("urgent") ? 0.9 : 0.1 };
        const values = question.options.map(({ value }) => value);
        const value = values.find((one) => contextText.includes(one)) ?? "none_of_the_above";
        const rest = (1 - sure) / (values.length - 1);
        return { type: "choice", value, dist: Object.fromEntries(values.map((one) => [one, one === value ? sure : rest])) };
      };
    },
    /** A fixed choice, and documents that it has answered. */
    async answered(texts: readonly string[], more: object = {}): Promise<string> {
      const ns = freshNamespace();
      await judgment(api.service, ns, "topic", { ...choice, ...more });
      await write(api.service, ns, about(texts));
      return ns;
    },
    /** A judgment of another organization. */
    async ownedBy({ adminKey: key }: TestOrganization, name: string, definition: object, ns = freshNamespace()): Promise<string> {
      const { status } = await api.post(at(ns, "judgments"), { name, ...definition }, { key });
      expect(status).toBe(201);
      return ns;
    },
    /** What the first organization has asked for today. */
    async used(): Promise<number> {
      const { fresh, organizationId } = api.service;
      const [row] = await fresh.database.query<{ used: number }>({
        text: "select used from suggestion_counts where organization_id = $1",
        values: [organizationId],
      });
      return row?.used ?? 0;
    },
  };
}

export function refusesWhatIsNotThere(api: Api, action: string, name: string, definition: object): void {
  const { allow, asks } = suggestionsOf(api);
  it("refuses a judgment that is not there, or inactive, and a body that is too large", async () => {
    await allow();
    const ns = freshNamespace();
    expect(refusal(await asks(ns, "none", action))).toEqual({ status: 404, code: "not_found" });
    await judgment(api.service, ns, name, definition);
    await api.post(at(ns, "judgments", name, "deactivate"));
    expect(refusal(await asks(ns, name, action))).toEqual({ status: 409, code: "conflict" });
    const large = `{"count": 1${" ".repeat(1024 * 1024)}}`;
    expect(refusal(await api.post(at(ns, "judgments", name, action), large))).toEqual({ status: 413, code: "too_large" });
  });
}
