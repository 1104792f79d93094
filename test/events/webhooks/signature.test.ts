import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { SecretSeal } from "#src/events/webhooks/sealed-secret.ts";
import { newSigningSecret, signatures, signingKey } from "#src/events/webhooks/signature.ts";
import { ServiceError } from "#src/foundation/errors.ts";

const body = '{"id":"evt_1","data":{"text":"naïve ☃"}}';
const headersOf = (signature: string, id: string, timestamp: number) => ({
  "webhook-id": id,
  "webhook-timestamp": String(timestamp),
  "webhook-signature": signature,
});

describe("a signature", () => {
  it("is that of the scheme's published example", () => {
    // https://github.com/standard-webhooks/standard-webhooks, the specification's example.
    const signed = {
      id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
      timestamp: 1_614_265_330,
      body: '{"test": 2432232314}',
    };
    expect(signatures([signingKey("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw")], signed)).toBe(
      "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    );
  });

  it("is accepted by the scheme's own library, of each of two secrets, and not with another body, id, time or secret", () => {
    const timestamp = Math.floor(Date.now() / 1_000);
    const secrets = [newSigningSecret(), newSigningSecret()];
    const signature = signatures(secrets.map(signingKey), { id: "evt_1", timestamp, body });
    expect(signature.split(" ")).toHaveLength(2);
    const headers = headersOf(signature, "evt_1", timestamp);
    for (const secret of secrets) {
      const verifier = new Webhook(secret);
      expect(() => verifier.verify(body, headers)).not.toThrow();
      expect(() => verifier.verify(`${body} `, headers)).toThrow();
      expect(() => verifier.verify(body, { ...headers, "webhook-id": "evt_2" })).toThrow();
      expect(() => verifier.verify(body, { ...headers, "webhook-timestamp": String(timestamp + 1) })).toThrow();
    }
    expect(() => new Webhook(newSigningSecret()).verify(body, headers)).toThrow();
  });

  it("is made with secrets of 32 random bytes", () => {
    const secrets = Array.from({ length: 50 }, newSigningSecret);
    expect(new Set(secrets).size).toBe(50);
    for (const secret of secrets) expect(Buffer.from(secret.slice("whsec_".length), "base64")).toHaveLength(32);
  });
});

describe("a sealed secret", () => {
  const seal = new SecretSeal(Buffer.alloc(32, 1));

  it("opens for its endpoint, under its key, as it was, and is never the same twice", () => {
    const secret = newSigningSecret();
    const [one, other] = [seal.seal("we_1", secret), seal.seal("we_1", secret)];
    expect([seal.open("we_1", one), seal.open("we_1", other)]).toEqual([secret, secret]);
    expect(one.equals(other)).toBe(false);
    expect(one.includes(secret.slice(6))).toBe(false);
  });

  it("opens for no other endpoint, under no other key, and not when it was changed", () => {
    const sealed = seal.seal("we_1", newSigningSecret());
    const changed = Buffer.from(sealed);
    changed[changed.length - 1]! ^= 1;
    const attempts = [
      () => seal.open("we_2", sealed),
      () => new SecretSeal(Buffer.alloc(32, 2)).open("we_1", sealed),
      () => seal.open("we_1", changed),
      () => seal.open("we_1", Buffer.of(9, ...sealed.subarray(1))),
    ];
    for (const attempt of attempts) expect(attempt).toThrow(ServiceError);
  });
});
