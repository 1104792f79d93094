/**
 * The API as a client sees it, for the tests of some operations.
 *
 * A test file begins with `apiOf([<their ids>])`. After its tests, it fails for each declared status and error code that these operations
 * never returned. `coverage.test.ts` compares the lists of all files with the contract.
 */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect } from "vitest";
import { operations } from "#generated/routes.ts";
import {
  type RequestOptions,
  type TestResponse,
  type TestService,
  type TestServiceOptions,
  testService,
} from "#test/support/service.ts";

/** What an operation declares and cannot answer, by status or code, each with the reason. */
export type Unreachable = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Api {
  readonly service: TestService;
  get(path: string, options?: RequestOptions): Promise<TestResponse>;
  post(path: string, body?: unknown, options?: RequestOptions): Promise<TestResponse>;
  patch(path: string, body?: unknown, options?: RequestOptions): Promise<TestResponse>;
  delete(path: string, options?: RequestOptions): Promise<TestResponse>;
}

/**
 * Codes that are no operation's own: `authorization.test.ts` and `outage.test.ts` cause them for every operation, and
 * `security/unrestricted-resource-consumption.test.ts` those of the database's time,
 * `accounts/plan-limits.test.ts` those of plans. `internal` is a fault.
 */
const everyones = new Set([
  "unauthorized",
  "forbidden",
  "rate_limited",
  "unavailable",
  "too_expensive",
  "limit_exceeded",
  "internal",
]);

/** @param options called before the service starts */
export function apiOf(
  ids: readonly string[],
  unreachable: Unreachable = {},
  options: () => Promise<TestServiceOptions> = async () => ({}),
): Api {
  let service: TestService | undefined;
  beforeAll(async () => {
    service = await testService(await options(), true);
  });
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from this pattern that no fixture is wanted
  afterAll(async ({}, file) => {
    await service?.stop();
    // With a filter on names, or after a failure, what is missing says nothing.
    if (service && everyTestPassed(file)) expect(missing(ids, service, unreachable)).toEqual([]);
  });
  const request = (method: string, path: string, options: RequestOptions) => service!.request(method, path, options);
  return {
    get service() {
      return service!;
    },
    get: (path, options = {}) => request("GET", path, options),
    post: (path, body, options = {}) => request("POST", path, { body, ...options }),
    patch: (path, body, options = {}) => request("PATCH", path, { body, ...options }),
    delete: (path, options = {}) => request("DELETE", path, options),
  };
}

interface Task {
  readonly type: string;
  readonly result?: { readonly state?: string } | undefined;
  readonly tasks?: readonly Task[];
}

function everyTestPassed({ type, result, tasks }: Task): boolean {
  return type === "test" ? result?.state === "pass" : (tasks ?? []).every(everyTestPassed);
}

/** One sentence for each gap, and for each reason that no longer holds. */
function missing(ids: readonly string[], { answered }: TestService, unreachable: Unreachable): string[] {
  return operations
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ id, statuses, errors }) => {
      const seen = answered.of(id);
      const excused = unreachable[id] ?? {};
      const declared = [...statuses.map(String), ...errors.filter((code) => !everyones.has(code))];
      return [
        ...declared.filter((outcome) => !seen.has(outcome) && !(outcome in excused)).map((one) => `${id} never answered ${one}`),
        ...Object.keys(excused)
          .filter((outcome) => seen.has(outcome))
          .map((one) => `${id} answers ${one} after all`),
      ];
    });
}

/** A namespace that no other test writes to. */
export function freshNamespace(): string {
  return `test/${randomUUID()}`;
}

/** The path of a namespace, or of something in it: each part is one segment, percent-encoded. */
export function at(namespace: string, ...parts: string[]): string {
  return ["", "namespaces", ...[namespace, ...parts].map(encodeURIComponent)].join("/");
}

/** A refusal without its words: status, code, and the places of its issues if it lists any, each once. */
export function refusal({ status, body }: TestResponse): { status: number; code: string; issues?: string[] } {
  const { code, details } = body.error as { code: string; details: { issues?: { path: string }[] } };
  return { status, code, ...(details.issues ? { issues: [...new Set(details.issues.map(({ path }) => path))] } : {}) };
}

/** That of a request that is wrong in these places. */
export function invalid(...issues: string[]): ReturnType<typeof refusal> {
  return { status: 400, code: "invalid_request", issues };
}
