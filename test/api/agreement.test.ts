/** Answers beside labels, beside baselines, and people beside people. */
import { describe, expect, it } from "vitest";
import type { AgreementReport, DisagreementList } from "#generated/types.ts";
import { write } from "#test/jobs/support/jobs.ts";
import { shown } from "#test/quality/calibration/exactly.ts";
import { happened, isSo, judged, massesOf, numbers, pOf } from "#test/quality/calibration/judged.ts";
import { apiOf, at, freshNamespace, invalid, refusal } from "./support/api.ts";

const api = apiOf(["agreement_get", "agreement_disagreements"]);

const urgent = { name: "urgent", question: "Is it urgent?", type: "bool", thresholds: { page: 0.8, look: 0.2 } };
const report = async (place: string, name = "urgent", query = ""): Promise<AgreementReport> => {
  const { status, body } = await api.get(`${at(place, "judgments", name, "agreement")}${query}`);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body;
};
const disagreements = async (place: string, query: Record<string, string> = {}): Promise<DisagreementList> => {
  const { status, body } = await api.get(`${at(place, "judgments", "urgent", "disagreements")}?${new URLSearchParams(query)}`);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body;
};
const share = (of: readonly number[], holds: (n: number) => boolean) => of.filter(holds).length / of.length;
const says = (n: number) => pOf(n) >= 0.5;

async function furnished(count: number, definition: object = urgent): Promise<string> {
  const namespace = freshNamespace();
  await api.post(at(namespace, "judgments"), definition);
  if (count > 0) await judged(api.service, namespace, numbers(0, count));
  return namespace;
}

describe("agreement", () => {
  it("is counted, beside chance, thresholds and the commonest answer, and says what it rests on", async () => {
    const namespace = await furnished(200);
    expect(await report(namespace)).toMatchObject({ documents: 0, agreement: null, kappa: null, confusion: [], commonest: null });
    const all = numbers(0, 200);
    await happened(api.service, namespace, all);
    const found = await report(namespace);
    expect(found).toMatchObject({ version: 1, epoch: { name: "test" }, documents: 200, drawn: 0, effective_documents: 200 });
    const cell = (answer: boolean, label: boolean) => share(all, (n) => says(n) === answer && isSo(n) === label);
    expect(found.confusion).toHaveLength(4);
    for (const { answer, label, documents, share: of } of found.confusion) {
      expect(of).toBeCloseTo(cell(answer as boolean, label as boolean), 9);
      expect(documents).toBe(Math.round(of * 200));
    }
    const right = cell(true, true) + cell(false, false);
    expect(found.agreement!.estimate).toBeCloseTo(right, 9);
    expect(found.agreement).toEqual(shown(200 * right, 200));
    const [yes, so] = [share(all, says), share(all, isSo)];
    const expected = yes * so + (1 - yes) * (1 - so);
    expect(found.kappa!.estimate).toBeCloseTo((right - expected) / (1 - expected), 9);
    expect(found.kappa!.low).toBeLessThan(found.kappa!.estimate);
    expect(found.weighted_kappa).toBeNull();
    const page = found.thresholds.find(({ threshold }) => threshold === "page")!;
    const positives = all.filter(isSo);
    expect(page.true_positive_rate!.estimate).toBeCloseTo(
      share(positives, (n) => pOf(n) >= 0.8),
      9,
    );
    expect(page.true_positive_rate).toEqual(shown(positives.filter((n) => pOf(n) >= 0.8).length, positives.length));
    const negatives = all.filter((n) => !isSo(n));
    expect(page.true_negative_rate!.estimate).toBeCloseTo(
      share(negatives, (n) => pOf(n) < 0.8),
      9,
    );
    expect(page.true_negative_rate).toEqual(shown(negatives.filter((n) => pOf(n) < 0.8).length, negatives.length));
    const commonest = so > 0.5;
    expect(found.commonest).toMatchObject({ value: commonest });
    expect(found.commonest!.agreement.estimate).toBeCloseTo(Math.max(so, 1 - so), 9);
    expect(found.commonest!.agreement).toEqual(shown(200 * Math.max(so, 1 - so), 200));
    expect(found.commonest!.gain.estimate).toBeCloseTo(right - Math.max(so, 1 - so), 9);
    expect(found).toMatchObject({ previous: null, people: null, slices: [], slices_left_out: 0 });
  });

  it("stands beside the version before, on the same documents", async () => {
    const namespace = await furnished(60);
    const first = numbers(0, 60);
    api.service.engine.answer = (question, request) => {
      const n = Number(/"n":(\d+)/.exec(request.contextText)?.[1] ?? 0);
      expect(question.type).toBe("bool");
      return { type: "bool", p: n % 3 === 0 ? 0.9 : 0.1 };
    };
    await api.post(at(namespace, "judgments", "urgent", "versions"), {
      ...urgent,
      question: "Is it really urgent?",
      thresholds: undefined,
    });
    await api.post(at(namespace, "judgments", "urgent", "activate"), { version: 2, force: true });
    await write(
      api.service,
      namespace,
      first.map((n) => ({ id: `d-${n}`, state: { n, again: true } })),
    );
    await happened(api.service, namespace, first);
    const { previous, version, documents } = await report(namespace);
    expect({ version, documents }).toEqual({ version: 2, documents: 60 });
    expect(previous).toMatchObject({ version: 1, documents: 60 });
    const now = share(first, (n) => (n % 3 === 0) === isSo(n));
    const before = share(first, (n) => says(n) === isSo(n));
    expect(previous!.agreement.estimate).toBeCloseTo(before, 9);
    expect(previous!.gain.estimate).toBeCloseTo(now - before, 9);
  });

  it("of people is that of two of them, and weighs documents as their queue drew them", async () => {
    const namespace = await furnished(100);
    const path = [namespace, "judgments", "urgent", "label_queue"] as const;
    const { id } = (await api.post(at(...path), { strategy: "uncertain", size: 30, labelers: 2 })).body;
    const values = new Map<number, boolean[]>();
    for (const labeler of ["ana", "bo"]) {
      await api.service.clock.advance(1_000);
      for (;;) {
        const { item } = (await api.post(at(...path, id, "claim"), { labeler })).body;
        if (item === null) break;
        const n = Number(item.document_id.slice(2));
        const value = labeler === "ana" ? isSo(n) : isSo(n) !== (n % 5 === 0);
        expect((await api.post(at(...path, id, "items", String(item.item), "label"), { labeler, value })).status).toBe(200);
        values.set(n, [...(values.get(n) ?? []), value]);
      }
    }
    const { people, documents, drawn, effective_documents, agreement } = await report(namespace);
    expect({ documents, drawn }).toEqual({ documents: 30, drawn: 30 });
    expect(effective_documents).toBeLessThan(29);
    const isHard = (n: number) => Math.abs(pOf(n) - 0.5) <= 0.15;
    const hard = numbers(0, 100).filter(isHard).length;
    const weightOf = (n: number) => (isHard(n) ? hard / 24 : (100 - hard) / 6);
    const weighed = (holds: (values: boolean[], n: number) => boolean) => {
      const of = [...values].map(([n, two]) => ({ weight: weightOf(n), hit: holds(two, n) }));
      return (
        of.filter(({ hit }) => hit).reduce((sum, { weight }) => sum + weight, 0) / of.reduce((sum, { weight }) => sum + weight, 0)
      );
    };
    expect(people).toMatchObject({ documents: 30 });
    expect(people!.agreement.estimate).toBeCloseTo(
      weighed(([one, other]) => one === other),
      9,
    );
    expect(people!.kappa!.estimate).toBeLessThan(people!.agreement.estimate);
    // Of two labels, the later one is what answers are compared with.
    expect(agreement!.estimate).toBeCloseTo(
      weighed(([, later], n) => later === says(n)),
      9,
    );
  });

  it("by an attribute says where answers are worse than elsewhere, and not where chance explains it", async () => {
    const namespace = await furnished(0);
    const countries = ["de", "fr", "pl"];
    const document = (n: number) => ({ id: `d-${n}`, state: { n }, attributes: { country: countries[n % 3], at: n % 7 } });
    await judged(api.service, namespace, numbers(0, 1));
    await write(api.service, namespace, numbers(0, 240).map(document));
    // In Poland half of the answers are wrong, elsewhere a tenth.
    const wrong = (n: number) => (n % 3 === 2 ? n % 2 === 0 : n % 10 === 0);
    await happened(api.service, namespace, numbers(0, 240), "urgent", (n) => says(n) !== wrong(n));
    const { slices, slices_left_out } = await report(namespace, "urgent", "?by=attributes.country");
    expect(slices.map(({ value, documents, worse }) => [value, documents, worse]).sort()).toEqual([
      ["de", 80, false],
      ["fr", 80, false],
      ["pl", 80, true],
    ]);
    expect(slices_left_out).toBe(0);
    expect(slices.find(({ value }) => value === "pl")!.p_value).toBeLessThan(1e-6);
    expect((await report(namespace, "urgent", "?by=attributes.at")).slices.map(({ worse }) => worse)).toEqual(
      Array(7).fill(false),
    );
    await api.post(at(namespace), { delete: ["d-0"] });
    expect(await report(namespace, "urgent", "?by=attributes.country")).toMatchObject({ documents: 240, slices_left_out: 1 });
  });

  it("of choices and scores compares the most probable option or level", async () => {
    const topic = {
      name: "topic",
      question: "Which?",
      type: "choice",
      options: ["a", "b"].map((value) => ({ value, description: value })),
    };
    const mood = {
      name: "mood",
      question: "How?",
      type: "score",
      criteria: ["low", "middle", "high"],
      thresholds: { good: 0.8 },
    };
    const namespace = await furnished(0, { ...topic, thresholds: { a: { value: "a", gte: 0.4 } } });
    await api.post(at(namespace, "judgments"), mood);
    await judged(api.service, namespace, numbers(0, 60));
    const options = ["a", "b", "none_of_the_above"];
    const top = (n: number) => massesOf(n).indexOf(Math.max(...massesOf(n)));
    await happened(api.service, namespace, numbers(0, 60), "topic", (n) => options[n % 4 === 0 ? (top(n) + 1) % 3 : top(n)]);
    await happened(api.service, namespace, numbers(0, 60), "mood", (n) => (n % 4 === 0 ? (top(n) + 1) % 3 : top(n)));
    const [mix, level] = [await report(namespace, "topic"), await report(namespace, "mood")];
    for (const { agreement, kappa } of [mix, level]) {
      expect(agreement!.estimate).toBeCloseTo(0.75, 9);
      expect(kappa!.estimate).toBeLessThan(0.75);
    }
    // Truly positive is the option of the threshold, and a level of at least its number.
    const truly = numbers(0, 60).map((n) => ({ n, level: n % 4 === 0 ? (top(n) + 1) % 3 : top(n) }));
    const rates = (of: typeof truly, above: (n: number) => boolean, isSo: (level: number) => boolean) => {
      const share = (some: typeof truly, holds: (n: number) => boolean) => some.filter(({ n }) => holds(n)).length / some.length;
      const [positives, negatives] = [of.filter(({ level }) => isSo(level)), of.filter(({ level }) => !isSo(level))];
      return [share(positives, above), share(negatives, (n) => !above(n))];
    };
    const shown = ({ thresholds: [one] }: AgreementReport) => [
      one!.true_positive_rate!.estimate,
      one!.true_negative_rate!.estimate,
    ];
    const close = (of: readonly number[]) => of.map((one) => expect.closeTo(one, 9));
    const scoreOf = (n: number) => massesOf(n)[1] + 2 * massesOf(n)[2];
    expect(shown(mix)).toEqual(
      close(
        rates(
          truly,
          (n) => massesOf(n)[0] >= 0.4,
          (level) => level === 0,
        ),
      ),
    );
    expect(shown(level)).toEqual(
      close(
        rates(
          truly,
          (n) => scoreOf(n) >= 0.8,
          (one) => one >= 0.8,
        ),
      ),
    );
    expect(level.weighted_kappa!.estimate).not.toBe(level.kappa!.estimate);
    expect(mix.weighted_kappa).toBeNull();
    expect(
      mix.confusion.every(({ answer, label }) => options.includes(answer as string) && options.includes(label as string)),
    ).toBe(true);
  });
});

describe("disagreements", () => {
  it("are listed by how sure the judge was, page by page, each with its document and evaluation", async () => {
    const tenant = freshNamespace();
    await api.post(at(`${tenant}/*`, "judgments"), urgent);
    await judged(api.service, `${tenant}/one`, numbers(0, 60));
    await judged(api.service, `${tenant}/other`, numbers(60, 40));
    await happened(api.service, `${tenant}/one`, numbers(0, 60));
    await happened(api.service, `${tenant}/other`, numbers(60, 40));
    const sure = (n: number) => Math.max(pOf(n), 1 - pOf(n));
    const wrong = numbers(0, 100).filter((n) => says(n) !== isSo(n));
    const expected = wrong.sort((one, other) => sure(other) - sure(one)).map((n) => `d-${n}`);
    const listed: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page: DisagreementList = await disagreements(`${tenant}/*`, { limit: "7", ...(cursor === "" ? {} : { cursor }) });
      listed.push(...page.disagreements.map(({ document_id }) => document_id));
      cursor = page.next_cursor;
    }
    expect(listed).toEqual(expected);
    const [first] = (await disagreements(`${tenant}/*`)).disagreements;
    const n = Number(first!.document_id.slice(2));
    expect(first).toMatchObject({
      namespace: n < 60 ? `${tenant}/one` : `${tenant}/other`,
      outcome_id: `urgent-${n}`,
      answer: says(n),
      label: isSo(n),
      evaluation: { version: 1, engine: "test" },
    });
    expect(first!.confidence).toBeCloseTo(sure(n), 12);
    expect(first!.label_probability).toBeCloseTo(1 - sure(n), 12);
    expect((await api.get(at(first!.namespace, "documents", first!.document_id))).status).toBe(200);
    const one = await disagreements(`${tenant}/one`, { limit: "1000" });
    expect(one.disagreements).toHaveLength(wrong.filter((each) => each < 60).length);
    expect(one.next_cursor).toBeNull();
  });

  it("are none where nothing is active or known, and a cursor is of this list", async () => {
    const namespace = await furnished(3);
    expect(await disagreements(namespace)).toEqual({ disagreements: [], next_cursor: null });
    const list = at(namespace, "judgments", "urgent", "disagreements");
    expect(refusal(await api.get(`${list}?cursor=nonsense`))).toEqual(invalid("query/cursor"));
    expect(refusal(await api.get(`${list}?limit=0`)).status).toBe(400);
    expect((await api.get(at(namespace, "judgments", "none", "disagreements"))).status).toBe(404);
    expect((await api.get(at(namespace, "judgments", "none", "agreement"))).status).toBe(404);
    expect(refusal(await api.get(`${at(namespace, "judgments", "urgent", "agreement")}?by=x`)).status).toBe(400);
    await api.post(at(namespace, "judgments", "urgent", "deactivate"));
    expect(await disagreements(namespace)).toEqual({ disagreements: [], next_cursor: null });
    expect(await report(namespace)).toMatchObject({ version: null, epoch: null, documents: 0 });
  });
});
