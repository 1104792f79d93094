/** A support desk's tickets, and an engine whose answers about them spread over everything that charts show. */
import type { EngineQuestion, EngineRequest, RawAnswer } from "#src/judging/engines/engine.ts";

const subjects = ["Refund for order", "Parcel did not arrive", "Invoice is wrong", "Cannot sign in", "Question about my plan"];
const customers = ["acme", "globex", "initech", "umbrella", "hooli", "stark", "wayne", "<b>Müller & Söhne</b>", "100 %/ü?#"];

/** Between 0 and 1, no two alike of the first 10,007; another order for another seed. */
export const spread = (n: number, seed = 7_919): number => ((n * seed) % 10_007) / 10_007;
/** What really became of a ticket: less sure of itself than the answers are. */
export const wasUrgent = (n: number): boolean => spread(n, 104_729) < 0.25 + 0.5 * spread(n);

export const ticketId = (n: number): string => `t-${String(n).padStart(4, "0")}`;

export function ticket(n: number) {
  const subject = `${subjects[n % 5]} ${1000 + n}`;
  return {
    id: ticketId(n),
    attributes: {
      customer: customers[(n * n) % customers.length]!,
      amount: (n * 37) % 500,
      vip: n % 7 === 0,
      status: n % 3 === 0 ? "closed" : "open",
    },
    state: {
      n,
      subject,
      text: `${subject}: it has been ${n % 9} days, <b>please</b> help. <script>document.title = "taken"</script>`,
    },
  };
}

/** Answers by the number of the ticket; each question differently. */
export function answerDesk(question: EngineQuestion, { contextText }: EngineRequest): RawAnswer {
  const n = Number(/"(?:state\.)?n":(\d+)/.exec(contextText)?.[1] ?? 0);
  switch (question.type) {
    case "bool": {
      const [asked] = [question.question];
      if (asked === "Is it urgent?") return { type: "bool", p: spread(n) };
      if (asked === "Must somebody act today?") return { type: "bool", p: spread(n) ** 1.6 };
      return { type: "bool", p: 0.02 + 0.96 * spread(n, 6_101 + asked.length) };
    }
    case "choice": {
      const fits = n % 6 === 5 ? "none_of_the_above" : question.options[n % question.options.length]!.value;
      const values = [...question.options.map(({ value }) => value), "none_of_the_above"].filter(
        (one, at, all) => all.indexOf(one) === at,
      );
      const sure = 0.45 + 0.5 * spread(n, 3_571);
      const dist = Object.fromEntries(values.map((one) => [one, one === fits ? sure : (1 - sure) / (values.length - 1)]));
      return { type: "choice", value: fits, dist };
    }
    case "score": {
      const levels = question.levels.length;
      const peak = Math.floor(spread(n, question.question.length * 131) * levels);
      const dist = Object.fromEntries(
        question.levels.map((_, level) => [String(level), level === peak ? 0.7 : 0.3 / (levels - 1)]),
      );
      const score = Object.entries(dist).reduce((sum, [level, mass]) => sum + Number(level) * mass, 0);
      return { type: "score", score, dist };
    }
    default:
      return question satisfies never;
  }
}
