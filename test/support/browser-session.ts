/** A session as a browser has it: a cookie, and the header that pages of the service's own origin send. */
import { expect } from "vitest";
import type { RequestOptions, TestResponse, TestService } from "./service.ts";

export const OWN_PAGE = { "Judgment-Session": "1", "Sec-Fetch-Site": "same-origin" };

export interface BrowserSession {
  readonly id: string;
  /** `name=value`. */
  readonly cookie: string;
  /** The whole header. */
  readonly setCookie: string;
  request(method: string, path: string, options?: RequestOptions): Promise<TestResponse>;
}

/** Signs in with a key. */
export async function signIn(
  service: TestService,
  key = service.adminKey,
  headers: Record<string, string> = {},
): Promise<BrowserSession> {
  const made = await service.request("POST", "/session", { key, headers });
  expect(made.status).toBe(201);
  const setCookie = made.headers.get("set-cookie")!;
  const cookie = setCookie.split(";")[0]!;
  return {
    id: made.body.session.id,
    cookie,
    setCookie,
    request: (method, path, options = {}) =>
      service.request(method, path, { key: null, ...options, headers: { ...OWN_PAGE, cookie, ...options.headers } }),
  };
}
