/** A real provider of OpenID Connect on this machine, and a person with a browser's cookies who signs in there. */

import { generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";
import { passOn } from "#test/support/passed-on.ts";

export interface IdentityProvider {
  readonly issuer: string;
  /** What it tells of people, by their login. */
  readonly people: Map<string, Record<string, unknown>>;
  /** Whether it answers. */
  away: boolean;
  /** In place of its keys, where it is set. */
  toldKeys: object | null;
  /** By how many seconds its clock is ahead in the identities that it tells. */
  aheadSeconds: number;
  /** Replaces all of its keys. What it signed before is not valid any more. */
  rotateKeys(): void;
  stop(): Promise<void>;
}

export const CLIENT = { id: "judgment", secret: "a-secret-of-32-characters-for-test" };

/** @param console where it sends people back to */
export async function identityProvider(console: string): Promise<IdentityProvider> {
  let listener: RequestListener = (_, response) => response.destroy();
  const self = { away: false, toldKeys: null as object | null, aheadSeconds: 0 };
  const server = createServer((incoming, response) => {
    if (self.away) response.destroy();
    else if (self.toldKeys !== null && incoming.url === "/jwks") response.end(JSON.stringify(self.toldKeys));
    else {
      if (incoming.url === "/token" && self.aheadSeconds !== 0) shiftIdentity(response, self.aheadSeconds, signingKey);
      listener(incoming, response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, Record<string, unknown>>();
  let signingKey: KeyObject;
  const rotateKeys = () => {
    signingKey = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
    listener = providerOf(issuer, console, people, signingKey).callback();
  };
  rotateKeys();
  return Object.assign(self, {
    issuer,
    people,
    rotateKeys,
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  });
}

function providerOf(
  issuer: string,
  console: string,
  people: ReadonlyMap<string, Record<string, unknown>>,
  privateKey: KeyObject,
): Provider {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${console}signed-in`],
        post_logout_redirect_uris: [console],
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "groups"] },
    cookies: { keys: [randomBytes(16).toString("hex")] },
    jwks: {
      keys: [{ ...privateKey.export({ format: "jwk" }), kid: randomBytes(8).toString("hex"), use: "sig", alg: "RS256" }] as never,
    },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, AuthorizationCode: 60, IdToken: 600 },
    async findAccount(_, id) {
      const claims = people.get(id);
      return claims === undefined ? undefined : { accountId: id, claims: async () => ({ sub: id, ...claims }) };
    },
  });
  // It says in the response what is wrong, which its tests need not hear.
  provider.on("server_error", () => {});
  return provider;
}

/** Changes the times of the identity in a response of the token endpoint, and signs it again. */
function shiftIdentity(response: ServerResponse, seconds: number, key: KeyObject): void {
  const end = response.end.bind(response) as (body: Buffer | string) => ServerResponse;
  response.end = ((body: Buffer | string) => {
    const told = JSON.parse(String(body));
    if (told.id_token !== undefined) {
      const [head, payload] = told.id_token.split(".") as [string, string];
      const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
      const shifted = { ...claims, iat: claims.iat + seconds, exp: claims.exp + seconds };
      const signed = `${head}.${Buffer.from(JSON.stringify(shifted)).toString("base64url")}`;
      told.id_token = `${signed}.${sign("sha256", Buffer.from(signed), key).toString("base64url")}`;
    }
    const changed = JSON.stringify(told);
    response.setHeader("Content-Length", Buffer.byteLength(changed));
    return end(changed);
  }) as typeof response.end;
}

/** One address before the service, so that its address is known before it starts. It passes everything on. */
export async function frontOf(): Promise<{ address: string; to(address: string): void; stop(): Promise<void> }> {
  let target: URL | null = null;
  const server = createServer((incoming, answer) => {
    passOn(incoming, answer, target!);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    to: (address) => {
      target = new URL(address);
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export interface Arrived {
  readonly status: number;
  readonly location: string | null;
  readonly setCookies: readonly string[];
  readonly text: string;
}

/** A browser without scripts: it keeps cookies and fills in forms. */
export class Visitor {
  readonly cookies = new Map<string, string>();

  async get(address: string, init: RequestInit = {}): Promise<Arrived> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(address, { ...init, redirect: "manual", headers: { ...init.headers, cookie } });
    const setCookies = response.headers.getSetCookie();
    for (const one of setCookies) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(one)!;
      if (value === "" || /; (?:Max-Age=0|expires=Thu, 01 Jan 1970)/i.test(one)) this.cookies.delete(name!);
      else this.cookies.set(name!, value!);
    }
    const location = response.headers.get("location");
    return {
      status: response.status,
      location: location === null ? null : new URL(location, address).href,
      setCookies,
      text: await response.text(),
    };
  }

  /**
   * From the service's page to the provider, through its forms, until the provider sends the browser back.
   * @param changed what becomes of the address of the provider
   * @returns the address that the provider sent the browser to
   */
  async through(signIn: string, login: string, changed: (address: URL) => URL = (address) => address): Promise<string> {
    const begun = await this.get(signIn);
    return this.answered(changed(new URL(begun.location!)).href, login, new URL(signIn).origin);
  }

  /** Follows the provider until it sends the browser to `back`. */
  async answered(address: string, login: string, back: string): Promise<string> {
    let at = address;
    for (let step = 0; step < 20; step++) {
      if (new URL(at).origin === back) return at;
      let page = await this.get(at);
      const [, prompt] = /name="prompt" value="(\w+)"/.exec(page.text) ?? [];
      if (page.status === 200 && prompt !== undefined)
        page = await this.get(at, { method: "POST", body: new URLSearchParams({ prompt, login, password: "any" }) });
      if (page.location === null) throw new Error(`The provider ended at ${at} with ${page.status}: ${page.text.slice(0, 500)}`);
      at = page.location;
    }
    throw new Error("The provider leads nowhere.");
  }
}
