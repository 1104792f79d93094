/** Places for exported files: one suite for all of them, then what each has of its own. */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { diskExports } from "#plugins/exports/disk/index.ts";
import { s3Exports } from "#plugins/exports/s3/index.ts";
import { refuseMissing } from "#plugins/exports/s3/packages.ts";
import { createLogger } from "#src/foundation/log/log.ts";
import type { ExportStore } from "#src/jobs/parts/export-store.ts";
import type { ExportFiles } from "#src/jobs/parts/kept-files.ts";
import { exportFiles } from "#src/server/http/export-files.ts";
import { startOperatingServer } from "#src/server/operating/server.ts";
import { movableClock } from "#test/support/clock.ts";
import { refusalOf, type S3Server, startS3Server } from "#test/support/s3-server.ts";

const clock = movableClock();
const credentials = { accessKeyId: "AKIDTEST", secretAccessKey: "a/secret+of=a test" };
const bucket = "exported-files";
const key = "job_01kge4k3x2m8v5q7w9a1b2c3d4/000000.jsonl.gz";
const shownTo = "key_1";
const content = Buffer.from([31, 139, 0, 255, 10]);
/** The API key that is not good any more. */
let revoked: string | null = null;
/** The files that their exports still have. */
const kept = new Set<string>();
const inAnHour = () => new Date(clock.now().getTime() + 3_600_000);

let s3: S3Server;
type Place = "disk" | "s3";
const stores: Partial<Record<Place, ExportStore>> = {};
const links: Partial<Record<Place, ExportFiles>> = {};

/** Links to the files of a store, and a server that answers them. */
async function served(place: Place, store: ExportStore): Promise<void> {
  let base: string | null = null;
  const files = exportFiles({
    stores: [store],
    key: randomBytes(32),
    clock,
    base: () => base,
    isGood: async (keyId) => keyId !== revoked,
    kept: async (its) => (kept.has(its) ? { key: its } : null),
  });
  const log = createLogger({ level: "fatal" });
  const server = await startOperatingServer({ host: "127.0.0.1", port: 0, mounts: [files.mount], log });
  base = `${server.address}/v1`;
  afterAll(() => server.stop());
  stores[place] = store;
  links[place] = files;
}

beforeAll(async () => {
  const directory = mkdtempSync(join(tmpdir(), "judgment-stores-"));
  s3 = await startS3Server({ bucket, ...credentials, now: (of) => (of === "link" ? clock.now() : new Date()) });
  afterAll(async () => {
    await s3.close();
    rmSync(directory, { recursive: true, force: true });
  });
  await served("disk", diskExports(directory));
  await served("s3", s3Exports({ bucket, prefix: "judgment/exports", region: null, endpoint: s3.url, credentials, clock }));
});

describe.each(["disk", "s3"] as const)("files kept by %s", (name) => {
  const store = () => stores[name]!;
  const linkTo = (its: string, keyId = shownTo) => links[name]!.link({ key: its }, inAnHour(), keyId);
  const put = async (its: string, bytes: Buffer) => {
    kept.add(its);
    await links[name]!.put(its, bytes);
  };

  it("are fetched under a link that needs no key, as a file of a name, until it ends", async () => {
    await put(key, content);
    const link = await linkTo(key);
    const response = await fetch(link);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/gzip"]);
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="${key.replace("/", "-")}"`);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(content);
    const head = await fetch(link, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(content.length)]);
    await clock.advance(3_599_000);
    expect((await fetch(link)).status).toBe(200);
    await clock.advance(1_000);
    expect((await fetch(link)).status).toBe(410);
  });

  it("are replaced where the key is there already, and are gone when removed, as often as that is said", async () => {
    await put(key, content);
    await put(key, Buffer.from("other"));
    const url = await linkTo(key);
    expect(await (await fetch(url)).text()).toBe("other");
    const others = Array.from({ length: 20 }, (_, n) => key.replace("000000", String(n).padStart(6, "0")));
    await links[name]!.remove(others);
    await links[name]!.remove(others);
    // The service itself refuses a file that is gone from its disk; a bucket refuses after the redirect.
    expect((await fetch(url)).status).toBe(name === "disk" ? 410 : 404);
  });

  it("cannot be had under a link that was changed: another file, a later end, another key, another signature", async () => {
    const other = key.replace("000000", "000001");
    await put(key, content);
    await put(other, content);
    const url = await linkTo(key);
    expect((await fetch(url)).status).toBe(200);
    const signed = url.replace(/(key_1\.)([\w-])/, (_, before: string, one: string) => before + (one === "0" ? "1" : "0"));
    const later = url.replace(/exports\/(\d+)/, "exports/9$1");
    for (const wrong of [url.replace("000000", "000001"), later, url.replace("key_1", "key_2"), signed]) {
      expect(wrong).not.toBe(url);
      expect((await fetch(wrong)).status).toBe(404);
    }
  });

  it("cannot be had once the API key is revoked that the link was shown to, and under no other's link for that", async () => {
    await put(key, content);
    const [its, others] = await Promise.all(["key_1", "key_2"].map((of) => linkTo(key, of)));
    revoked = "key_1";
    expect([(await fetch(its!)).status, (await fetch(others!)).status]).toEqual([410, 200]);
    expect((await fetch(its!.replace("key_1", "key_2"))).status).toBe(404);
    revoked = null;
    expect((await fetch(its!)).status).toBe(200);
  });

  it("cannot be had once their export does not have them any more, while they are still there", async () => {
    await put(key, content);
    const link = await linkTo(key);
    kept.delete(key);
    expect((await fetch(link)).status).toBe(410);
  });

  it.each(["../secrets-key", "job/../../x.jsonl.gz", "job/x.jsonl.gz/..", "/x.jsonl.gz", "x.jsonl.gz", "job/x"])(
    "are not kept under %s",
    async (wrong) => {
      await expect(store().put(wrong, content)).rejects.toThrow("is not the key");
      await expect(linkTo(wrong)).rejects.toThrow("is not the key");
    },
  );
});

describe("a bucket", () => {
  it("has its files below the prefix, signed for with their contents", async () => {
    await stores.s3!.put(key, Buffer.from("content"));
    expect(s3.objects.get(`judgment/exports/${key}`)?.toString()).toBe("content");
  });

  it("is redirected to, at an address that lives for a minute and that nothing may keep", async () => {
    await stores.s3!.put(key, content);
    kept.add(key);
    const { status, headers } = await fetch(await links.s3!.link({ key }, inAnHour(), shownTo), { redirect: "manual" });
    expect([status, headers.get("cache-control")]).toEqual([302, "private, no-store"]);
    const address = headers.get("location")!;
    expect(address.startsWith(`${s3.url}/${bucket}/judgment/exports/`)).toBe(true);
    await clock.advance(58_000);
    expect((await fetch(address)).status).toBe(200);
    await clock.advance(2_000);
    expect((await fetch(address)).status).toBe(403);
  });

  it("takes nothing from a wrong secret, nor serves anything", async () => {
    const wrong = { ...credentials, secretAccessKey: "another" };
    const store = s3Exports({ bucket, prefix: "", region: null, endpoint: s3.url, credentials: wrong, clock });
    await expect(store.put(key, Buffer.from("x"))).rejects.toThrow("SignatureDoesNotMatch");
    const { redirect } = (await store.fetch(key, "GET")) as { redirect: string };
    expect((await fetch(redirect)).status).toBe(403);
  });

  it("is tried again where it fails for now", async () => {
    s3.failing = 2;
    await stores.s3!.put(key, Buffer.from("late"));
    expect(s3.objects.get(`judgment/exports/${key}`)?.toString()).toBe("late");
  });

  describe("that takes requests and never answers", () => {
    const silent = createServer((socket) => socket.resume().on("error", () => undefined));
    beforeAll(async () => {
      await once(silent.listen(0, "127.0.0.1"), "listening");
    });
    afterAll(() => void silent.close());
    const store = (requestMs?: number) => {
      const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
      return s3Exports({ bucket, prefix: "", region: null, endpoint, credentials, clock, requestMs });
    };

    it("is given up after three tries of limited time", async () => {
      await expect(store(50).put(key, content)).rejects.toThrow("50 ms");
      await expect(store(50).remove([key])).rejects.toThrow("50 ms");
    });

    it("is let go of at once by a process that stops", async () => {
      const stop = new AbortController();
      const asked = once(silent, "connection");
      const put = store().put(key, content, stop.signal);
      put.catch(() => undefined);
      await asked;
      stop.abort();
      await expect(put).rejects.toMatchObject({ name: "AbortError" });
    });
  });

  it("has beside it what was put on the disk before", async () => {
    await stores.disk!.put(key, Buffer.from("before"));
    const stated = { key: randomBytes(32), clock, base: () => "http://api/v1", isGood: async () => true };
    const both = exportFiles({
      ...stated,
      stores: [stores.s3!, stores.disk!],
      kept: async () => ({ key, store: "disk" }),
    });
    const { pathname } = new URL(await both.link({ key, store: "disk" }, inAnHour(), shownTo));
    const request = { method: "GET", path: pathname.replace(both.mount.at, ""), headers: {} };
    expect(String((await both.mount.answer(request))?.body)).toBe("before");
    await both.remove([key]);
    expect((await both.mount.answer(request))?.status).toBe(410);
  });
});

describe("the checks of the server that tests have", () => {
  const options = {
    accessKeyId: "AKIAIOSFODNN7EXAMPLE",
    secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
    now: () => new Date("2013-05-24T12:00:00Z"),
  };

  // The examples of Amazon's documentation: a link to test.txt, and a request for a range of it.
  it("know Amazon's own example of a link, and none like it", () => {
    const query =
      "X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request" +
      "&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host" +
      "&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404";
    const request = { method: "GET", url: `/test.txt?${query}`, headers: { host: "examplebucket.s3.amazonaws.com" } };
    expect(refusalOf(request, Buffer.alloc(0), options)).toBeNull();
    expect(refusalOf({ ...request, method: "PUT" }, Buffer.alloc(0), options)).toBe("SignatureDoesNotMatch");
    expect(refusalOf({ ...request, url: `/other.txt?${query}` }, Buffer.alloc(0), options)).toBe("SignatureDoesNotMatch");
    const late = { ...options, now: () => new Date("2013-05-25T00:00:00Z") };
    expect(refusalOf(request, Buffer.alloc(0), late)).toBe("AccessDenied");
  });

  it("know Amazon's own example of a signed request, and notice another body", () => {
    const headers = {
      host: "examplebucket.s3.amazonaws.com",
      range: "bytes=0-9",
      "x-amz-content-sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
      "x-amz-date": "20130524T000000Z",
      authorization:
        "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request," +
        "SignedHeaders=host;range;x-amz-content-sha256;x-amz-date," +
        "Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
    };
    const then = { ...options, now: () => new Date("2013-05-24T00:00:10Z") };
    const request = { method: "GET", url: "/test.txt", headers };
    expect(refusalOf(request, Buffer.alloc(0), then)).toBeNull();
    expect(refusalOf(request, Buffer.from("x"), then)).toBe("XAmzContentSHA256Mismatch");
  });
});

it("files on the disk are open to the service's own user alone", async () => {
  const directory = mkdtempSync(join(tmpdir(), "judgment-stores-"));
  await diskExports(directory).put(key, Buffer.from([1]));
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect([modeOf(join(directory, key)), modeOf(dirname(join(directory, key)))]).toEqual(["600", "700"]);
  rmSync(directory, { recursive: true });
});

describe("a file that could not be written to the disk", () => {
  const folder = () => {
    const directory = mkdtempSync(join(tmpdir(), "judgment-stores-"));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    return directory;
  };

  it("leaves nothing there", async () => {
    const directory = folder();
    mkdirSync(join(directory, key), { recursive: true });
    await expect(diskExports(directory).put(key, content)).rejects.toThrow("EISDIR");
    expect(readdirSync(join(directory, dirname(key)))).toEqual([basename(key)]);
  });

  it("because its process was killed is removed with the files of its job, and no other is", async () => {
    const directory = folder();
    const store = diskExports(directory);
    const other = key.replace("000000", "000001");
    for (const its of [key, other]) await store.put(its, content);
    for (const its of [key, other]) writeFileSync(join(directory, `${its}.123.part`), content);
    await store.remove([key]);
    expect(readdirSync(join(directory, dirname(key))).sort()).toEqual([basename(other), `${basename(other)}.123.part`]);
    await store.remove([key, other]);
    expect(readdirSync(directory)).toEqual([]);
  });
});

describe("a bucket without its client", () => {
  it("is refused with the missing packages and the command that installs them", () => {
    const without = (missing: string) => () =>
      refuseMissing((name) => {
        if (name.includes(missing)) throw new Error("not found");
      });
    expect(without("aws")).toThrow(/not installed: @aws-sdk\/client-s3 and @aws-sdk\/s3-request-presigner. Install .*"npm ci/);
    expect(without("presigner")).toThrow(/not installed: @aws-sdk\/s3-request-presigner\./);
    expect(without("another")).not.toThrow();
  });

  it("is served where both are installed", () => {
    expect(refuseMissing).not.toThrow();
  });
});
