/** People sign in through a real provider of OpenID Connect, over real HTTP; and what must not let anybody in. */
import { generateKeyPairSync } from "node:crypto";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { consolePages } from "#plugins/console/index.ts";
import type { Oidc } from "#src/server/config.ts";
import { at, refusal } from "#test/api/support/api.ts";
import { chromium, openBrowser } from "#test/console/support/browser.ts";
import { OWN_PAGE } from "#test/support/browser-session.ts";
import { needs } from "#test/support/needs.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { CLIENT, frontOf, type IdentityProvider, identityProvider, Visitor } from "./support/identity-provider.ts";

const HOUR = 3_600_000;

let service: TestService;
let provider: IdentityProvider;
let front: Awaited<ReturnType<typeof frontOf>>;
let console: string;
let oidc: Oidc;

beforeAll(async () => {
  front = await frontOf();
  console = `${front.address}/console/`;
  provider = await identityProvider(console);
  oidc = {
    issuer: provider.issuer,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    scopes: "openid email profile",
    claim: "groups",
    roles: [
      { value: "judges", grant: { role: "read_write", admin: true, scope: null } },
      { value: "support", grant: { role: "read_write", admin: false, scope: "shop/*" } },
      { value: "analysts", grant: { role: "read_only", admin: false, scope: null } },
    ],
    organization: null,
    console,
  };
  const publicUrl = `${front.address}/v1`;
  const trustedProxies = ["127.0.0.1"];
  service = await testService({ mounts: [consolePages], oidc, publicUrl, trustedProxies, requestsKeptMs: HOUR }, true);
  front.to(service.address);
});
afterAll(async () => {
  await service?.stop();
  await provider?.stop();
  await front?.stop();
});

beforeEach(() => {
  Object.assign(provider, { away: false, toldKeys: null, aheadSeconds: 0 });
  provider.people.clear();
  provider.people.set("ada", {
    name: "Ada Lovelace",
    email: "ada@example.com",
    email_verified: true,
    groups: ["staff", "judges"],
  });
  provider.people.set("bo", { name: "Bo", groups: ["support", "analysts"] });
  provider.people.set("cy", { name: "Cy", groups: "analysts" });
  provider.people.set("di", { name: "Di", groups: ["staff"] });
  provider.people.set("ed", { name: "Ed" });
});

const signInAt = () => `${console}sign-in`;

/** Requests of a page of the console. */
const asks = (visitor: Visitor) => async (method: string, path: string, body?: object) => {
  const { status, text } = await visitor.get(`${front.address}/v1${path}`, {
    method,
    headers: { ...OWN_PAGE, ...(body ? { "Content-Type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status, body: text === "" ? undefined : JSON.parse(text) };
};

async function signedIn(login: string, from: Record<string, string> = {}) {
  const visitor = new Visitor();
  const back = await visitor.through(signInAt(), login);
  const arrived = await visitor.get(back, { headers: from });
  expect([arrived.status, arrived.location]).toEqual([303, console]);
  return { visitor, back, ask: asks(visitor) };
}

/** What the console shows of a sign-in that failed. Nobody is signed in then. */
async function failure(visitor: Visitor, address: string, from: Record<string, string> = {}): Promise<string> {
  const arrived = await visitor.get(address, { headers: from });
  expect(arrived.status).toBe(303);
  expect(arrived.setCookies.filter((one) => one.includes("judgment_session"))).toEqual([]);
  const [, told] = arrived.location!.split(`${console}#/sign-in-failed/`);
  return told!;
}

describe("an address", () => {
  it("has thirty sign-ins that fail, and one a second then; those that succeed do not count", async () => {
    const from = { "X-Forwarded-For": "203.0.113.9" };
    const fails = async () => {
      const visitor = new Visitor();
      await visitor.get(signInAt());
      return failure(visitor, `${console}signed-in?code=guessed&state=guessed`, from);
    };
    for (let attempt = 1; attempt < 30; attempt++) expect(await fails()).not.toBe("too_many");
    for (let person = 0; person < 3; person++) await signedIn("ada", from);
    expect(await fails()).not.toBe("too_many");
    expect(await fails()).toBe("too_many");
    await service.clock.advance(1_000);
    await signedIn("ada", from);
  });
});

describe("a person", () => {
  it("signs in with the role of the provider's claim, by the cookie that keys have too", async () => {
    const { ask, visitor } = await signedIn("ada");
    const { body } = await ask("GET", "/session");
    expect(body).toMatchObject({
      organization: service.organizationId,
      key: { role: "read_write", admin: true, scope: null },
      person: { issuer: provider.issuer, subject: "ada", name: "Ada Lovelace", email: "ada@example.com" },
    });
    const now = service.clock.now().getTime();
    expect(body.session.expires_at).toBe(new Date(now + 12 * HOUR).toISOString());
    expect([...visitor.cookies.keys()].filter((name) => name.startsWith("judgment"))).toEqual([
      `judgment_session_${new URL(front.address).port}`,
    ]);
  });

  it("has the scope of the first role that fits", async () => {
    const { ask } = await signedIn("bo");
    expect((await ask("GET", "/session")).body.key).toMatchObject({ role: "read_write", admin: false, scope: "shop/*" });
    expect((await ask("POST", at("shop/eu"), { upsert: [{ id: "a" }] })).status).toBe(200);
    expect((await ask("POST", at("desk"), { upsert: [{ id: "a" }] })).status).toBe(403);
    const cy = await signedIn("cy");
    expect((await cy.ask("GET", "/session")).body.key).toMatchObject({ role: "read_only", scope: null });
    expect((await cy.ask("POST", at("shop/eu"), { upsert: [{ id: "a" }] })).status).toBe(403);
  });

  it("is named in both logs, whatever is changed", async () => {
    const { ask } = await signedIn("ada");
    const { session, key } = (await ask("GET", "/session")).body;
    await ask("PATCH", "/organization", { contacts: [`${session.id}@acme.example`] });
    const person = { issuer: provider.issuer, subject: "ada", name: "Ada Lovelace", email: "ada@example.com" };
    const { entries } = (await ask("GET", `/audit-log?key=${key.id}&limit=2`)).body;
    expect(entries).toMatchObject([
      { action: "organization.updated", actor: { type: "key", key: key.id, session: session.id, person } },
      { action: "session.created", actor: { type: "key", key: key.id, person }, subject: session.id },
    ]);
    const made = (await ask("GET", "/audit-log?action=api_key.created")).body.entries;
    expect(made.find(({ subject }: { subject: string }) => subject === key.id)).toMatchObject({
      actor: { type: "key", person },
      after: { name: "Ada Lovelace", person },
    });
    await expect
      .poll(async () => (await ask("GET", `/request-log?key=${key.id}&operation=organizations_update`)).body.requests[0])
      .toMatchObject({ key: { id: key.id, name: "Ada Lovelace" }, session: session.id });
  });

  it("has one key, whose role follows the provider at each sign-in", async () => {
    const first = await signedIn("bo");
    const before = (await first.ask("GET", "/session")).body;
    // Cut to 254 code units, it would end with half of a character.
    const long = "o".repeat(253);
    provider.people.set("bo", { name: `${long}\u{1f600}`, groups: ["analysts"] });
    service.clock.advance(1_000);
    const second = await signedIn("bo");
    const after = (await second.ask("GET", "/session")).body;
    expect(after.key).toMatchObject({ id: before.key.id, role: "read_only", scope: null });
    expect(after.session.id).not.toBe(before.session.id);
    // Also in the browser that signed in before.
    expect((await first.ask("GET", "/session")).body.key.role).toBe("read_only");
    const admin = await signedIn("ada");
    expect((await admin.ask("GET", "/audit-log?action=api_key.updated")).body.entries[0]).toMatchObject({
      subject: before.key.id,
      before: { name: "Bo", role: "read_write", scope: "shop/*" },
      after: { name: long.slice(0, 128), role: "read_only", scope: null, person: { name: long } },
    });
  });

  it("is signed out everywhere when the key is revoked, and gets another one", async () => {
    const one = await signedIn("cy");
    const { id } = (await one.ask("GET", "/session")).body.key;
    const listed = (await service.request("GET", "/api-keys?limit=1000")).body.api_keys;
    expect(listed.find((key: { id: string }) => key.id === id)).toMatchObject({ name: "Cy", person: { subject: "cy" } });
    const used = async () => (await service.request("GET", "/organization")).body.limits.api_keys.used;
    const before = await used();
    expect(refusal(await service.request("POST", `/api-keys/${id}/rotate`))).toEqual({ status: 409, code: "conflict" });
    expect((await service.request("DELETE", `/api-keys/${id}`)).status).toBe(204);
    expect(await used()).toBe(before);
    expect((await one.ask("GET", "/session")).status).toBe(401);
    const again = await signedIn("cy");
    expect((await again.ask("GET", "/session")).body.key.id).not.toBe(id);
  });

  it("signs in while the provider replaces its keys", async () => {
    await signedIn("ada");
    provider.rotateKeys();
    await signedIn("ada");
  });

  it("signs out here, and at the provider, which sends nobody elsewhere", async () => {
    const { ask, visitor } = await signedIn("ada");
    expect((await ask("DELETE", "/session")).status).toBe(204);
    expect((await ask("GET", "/session")).status).toBe(401);
    const { location } = await visitor.get(`${console}sign-out?post_logout_redirect_uri=https://evil.example`);
    const address = new URL(location!);
    expect(address.origin).toBe(provider.issuer);
    expect(address.searchParams.get("post_logout_redirect_uri")).toBe(console);
  });
});

describe("nobody is let in", () => {
  it.each([
    ["whose claim has no value with a role", "di"],
    ["without the claim", "ed"],
  ])("%s", async (_, login) => {
    const visitor = new Visitor();
    expect(await failure(visitor, await visitor.through(signInAt(), login))).toBe("no_role");
  });

  it("who says no at the provider", async () => {
    const visitor = new Visitor();
    const begun = await visitor.get(signInAt());
    const form = (await visitor.get(begun.location!)).location!;
    const back = await visitor.answered(`${form}/abort`, "ada", front.address);
    expect(await failure(visitor, back)).toBe("denied");
  });

  it("with the state of another sign-in, or with none", async () => {
    for (const change of [
      (back: URL) => back.searchParams.set("state", "x".repeat(43)),
      (back: URL) => back.searchParams.delete("state"),
    ]) {
      const visitor = new Visitor();
      const back = new URL(await visitor.through(signInAt(), "ada"));
      change(back);
      expect(await failure(visitor, back.href)).toBe("invalid");
    }
  });

  it("with a code that somebody else got: another browser has not begun it", async () => {
    const [one, other] = [new Visitor(), new Visitor()];
    const back = await one.through(signInAt(), "ada");
    expect(await failure(other, back)).toBe("expired");
    await other.get(signInAt());
    expect(await failure(other, back)).toBe("invalid");
  });

  it("with a code that was used", async () => {
    const visitor = new Visitor();
    const back = await visitor.through(signInAt(), "ada");
    const kept = new Map(visitor.cookies);
    await visitor.get(back);
    // What was kept is forgotten. A thief of both finds that the provider takes no code twice.
    expect(await failure(visitor, back)).toBe("expired");
    for (const [name, value] of kept) if (name.startsWith("judgment_sign_in")) visitor.cookies.set(name, value);
    expect(await failure(visitor, back)).toBe("expired");
  });

  it("with an identity that was made for another sign-in", async () => {
    const visitor = new Visitor();
    const back = await visitor.through(signInAt(), "ada", (address) => {
      address.searchParams.set("nonce", "n".repeat(43));
      return address;
    });
    expect(await failure(visitor, back)).toBe("invalid");
  });

  it("with an identity that somebody else has signed", async () => {
    const visitor = new Visitor();
    const back = await visitor.through(signInAt(), "ada");
    const { publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    provider.toldKeys = { keys: [{ ...publicKey.export({ format: "jwk" }), use: "sig", alg: "RS256" }] };
    expect(await failure(visitor, back)).toBe("invalid");
  });

  it("with an identity that is over, but a small difference of clocks keeps nobody out", async () => {
    provider.aheadSeconds = -660;
    const visitor = new Visitor();
    expect(await failure(visitor, await visitor.through(signInAt(), "ada"))).toBe("invalid");
    for (const seconds of [-601, 10]) {
      provider.aheadSeconds = seconds;
      await signedIn("ada");
    }
  });

  it("with a code for another proof", async () => {
    const visitor = new Visitor();
    const back = await visitor.through(signInAt(), "ada", (address) => {
      address.searchParams.set("code_challenge", "c".repeat(43));
      return address;
    });
    expect(await failure(visitor, back)).toBe("expired");
  });

  it("later than ten minutes after the beginning", async () => {
    const visitor = new Visitor();
    const back = await visitor.through(signInAt(), "ada");
    service.clock.advance(600_000);
    expect(await failure(visitor, back)).toBe("expired");
  });

  it("with a kept sign-in that somebody has changed or made up", async () => {
    const visitor = new Visitor();
    const back = await visitor.through(signInAt(), "ada");
    for (const [name, value] of visitor.cookies) {
      if (!name.startsWith("judgment_sign_in")) continue;
      for (const other of [`${value.slice(0, -4)}AAAA`, "x", "A".repeat(3_000)]) {
        visitor.cookies.set(name, other);
        expect(await failure(visitor, back)).toBe("expired");
      }
    }
  });

  it("while the provider is away, at the beginning or at the end; and afterwards everybody is again", async () => {
    const visitor = new Visitor();
    const back = await visitor.through(signInAt(), "ada");
    provider.away = true;
    expect(await failure(visitor, back)).toBe("provider");
    provider.away = false;
    await signedIn("ada");
    const anew = await testService({ oidc, publicUrl: `${front.address}/v1` });
    provider.away = true;
    const { location } = await visitor.get(`${anew.address}/console/sign-in`);
    provider.away = false;
    expect(location).toBe(`${console}#/sign-in-failed/provider`);
    expect((await visitor.get(`${anew.address}/console/sign-in`)).location).toContain(provider.issuer);
  });

  it("of an organization that does not exist", async () => {
    const other = await testService({
      oidc: { ...oidc, organization: "nobody" },
      publicUrl: `${front.address}/v1`,
    });
    front.to(other.address);
    try {
      const visitor = new Visitor();
      expect(await failure(visitor, await visitor.through(signInAt(), "ada"))).toBe("no_organization");
    } finally {
      front.to(service.address);
    }
  });

  it("and no redirect goes where the request says", async () => {
    const visitor = new Visitor();
    for (const query of ["?return=https://evil.example", "?redirect_uri=https://evil.example", "?next=//evil.example"]) {
      const { location } = await visitor.get(`${signInAt()}${query}`);
      expect(new URL(location!).origin).toBe(provider.issuer);
      expect(new URL(location!).searchParams.get("redirect_uri")).toBe(`${console}signed-in`);
      expect((await visitor.get(`${console}signed-in${query}`)).location).toMatch(
        /^http:\/\/127\.0\.0\.1:\d+\/console\/#\/sign-in-failed\/\w+$/,
      );
    }
  });
});

describe("the pages of a sign-in", () => {
  it("tell the console whether there is a provider, and take nothing but reads", async () => {
    expect((await fetch(signInAt(), { method: "HEAD" })).status).toBe(204);
    const posted = await fetch(signInAt(), { method: "POST" });
    expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    const without = await testService({ mounts: [consolePages] });
    expect((await fetch(`${without.address}/console/sign-in`, { method: "HEAD" })).status).toBe(404);
  });

  it("keep what belongs to a sign-in from scripts, for ten minutes", async () => {
    const { setCookies } = await new Visitor().get(signInAt());
    expect(setCookies).toEqual([
      expect.stringMatching(/^judgment_sign_in_\d+=[\w-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/),
    ]);
  });
});

describe("in a browser", needs(chromium), () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  }, 60_000);
  afterAll(() => browser?.close());

  it("a person clicks through, returns to the same page, and is named; what fails is told", async () => {
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${console}#/usage`);
    await page.getByRole("link", { name: "Sign in with your organization’s account" }).click();
    await page.locator("input[name=login]").fill("ada");
    await page.locator("input[name=password]").fill("any");
    await page.locator("button[type=submit]").click();
    await page.locator("button[type=submit]").click();
    await page.getByRole("heading", { level: 1, name: "Usage" }).waitFor();
    await page.getByText("Ada Lovelace · default").waitFor();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("link", { name: "Sign out of the provider too" }).waitFor();
    await page.goto(`${console}#/sign-in-failed/no_role`);
    await page.reload();
    await page.getByRole("alert").getByText("gives you no role here").waitFor();
    await page.context().close();
  }, 60_000);
});
