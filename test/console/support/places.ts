/** Every page of the console, of a service that has data, by the kind of the page. */
import { DESK, type Furnished, TENANTS } from "./furnished.ts";

/** Segments of a place. Its query comes last, after a `?`. */
export function placesOf({ jobs, endpoints }: Furnished): Record<string, readonly string[]> {
  const desk = (...more: string[]) => ["namespaces", DESK, ...more];
  const judgment = (name: string, tab = "answers") => desk("judgments", name, tab);
  return {
    namespaces: ["namespaces"],
    documents: desk("documents"),
    "a document": desk("documents", "t-0007"),
    judgments: desk("judgments"),
    ...Object.fromEntries(["urgent", "topic", "mood", "leaving", "silent"].map((name) => [`answers of ${name}`, judgment(name)])),
    ...Object.fromEntries(
      ["urgent", "topic", "mood", "leaving"].map((name) => [`versions of ${name}`, judgment(name, "versions")]),
    ),
    "calibration of urgent": judgment("urgent", "calibration"),
    "drift of topic": judgment("topic", "drift"),
    "labels of urgent": judgment("urgent", "labels"),
    "calibration without outcomes": judgment("mood", "calibration"),
    "what could be asked better of a choice": judgment("topic", "improve"),
    "what could be asked better of a bool": judgment("urgent", "improve"),
    "the evaluation log": judgment("urgent", "evaluations"),
    groups: desk("groups"),
    "a group": desk("groups", "by_customer"),
    subscriptions: desk("subscriptions"),
    "a subscription": desk("subscriptions", "page"),
    "settings and budget": desk("about"),
    "a template prefix": ["namespaces", TENANTS],
    "a template's judgment": ["namespaces", TENANTS, "judgments", "urgent"],
    "a template's group": ["namespaces", TENANTS, "groups", "by_customer"],
    tenants: ["namespaces", TENANTS, "tenants"],
    jobs: ["jobs"],
    // Trials are on the pages of versions. One page represents all of them here.
    ...Object.fromEntries(
      Object.entries(jobs)
        .filter(([what]) => !/^shadow (?:topic|mood|leaving)$/.test(what))
        .map(([what, id]) => [`a job: ${what}`, ["jobs", id]]),
    ),
    events: ["events"],
    endpoints: ["endpoints"],
    "an endpoint": ["endpoints", endpoints.good],
    "an endpoint that fails": ["endpoints", endpoints.failing],
    usage: ["usage"],
    activity: ["usage", "activity"],
    "no page": ["nowhere"],
    "no document": desk("documents", "nobody"),
  };
}

export const addressOf = (service: { readonly address: string }, ...place: readonly string[]): string =>
  `${service.address}/console/#/${place.map(encodeURIComponent).join("/")}`;
