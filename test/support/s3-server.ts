/**
 * A server of the S3 protocol, as far as exports use it: objects put, fetched and deleted by path. It checks every signature with an
 * independent implementation of AWS Signature Version 4. It refuses wrong ones with Amazon's codes.
 */
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export interface S3ServerOptions {
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** By its own clock for requests; links may be made by a clock that a test moves. */
  now(of: "request" | "link"): Date;
}

export interface S3Server {
  readonly url: string;
  /** By key. */
  readonly objects: Map<string, Buffer>;
  /** What was asked, as `PUT key`, with the status that it was answered with. */
  readonly asked: { asked: string; status: number }[];
  /** How many of the next requests are answered with 503. */
  failing: number;
  close(): Promise<void>;
}

/** How far the clocks of client and server may be apart. */
const SKEW_MS = 15 * 60_000;

export async function startS3Server(options: S3ServerOptions): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const asked: S3Server["asked"] = [];
  const types = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const url = new URL(request.url!, "http://server");
    const key = decodeURIComponent(url.pathname).replace(`/${options.bucket}/`, "");
    const answer = (status: number, code = "", more: Record<string, string> = {}, content?: Buffer) => {
      asked.push({ asked: `${request.method} ${key}`, status });
      const xml = code === "" ? "" : `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
      response.writeHead(status, { ...(code === "" ? {} : { "content-type": "application/xml" }), ...more });
      response.end(content ?? xml);
    };
    if (s3.failing > 0) {
      s3.failing -= 1;
      return answer(503, "SlowDown");
    }
    const refusal = refusalOf(request, body, options);
    if (refusal !== null) return answer(403, refusal);
    if (!url.pathname.startsWith(`/${options.bucket}/`)) return answer(404, "NoSuchBucket");
    if (request.method === "PUT") {
      objects.set(key, body);
      types.set(key, String(request.headers["content-type"]));
      return answer(200, "", { etag: `"${createHash("md5").update(body).digest("hex")}"` });
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return answer(204);
    }
    const found = objects.get(key);
    if (!found) return answer(404, "NoSuchKey");
    const disposition = url.searchParams.get("response-content-disposition");
    const length = String(found.length);
    const headers = {
      "content-type": types.get(key)!,
      "content-length": length,
      ...(disposition ? { "content-disposition": disposition } : {}),
    };
    answer(200, "", headers, found);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const s3: S3Server = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    asked,
    failing: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return s3;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

type Asked = Pick<IncomingMessage, "method" | "url" | "headers">;

/** Why a request is refused; null where it is signed as it should be, by the key, for now. */
export function refusalOf(
  request: Asked,
  body: Buffer,
  { accessKeyId, secretAccessKey, now }: Omit<S3ServerOptions, "bucket">,
): string | null {
  const url = new URL(request.url!, "http://server");
  const linked = url.searchParams.has("X-Amz-Signature");
  const given = linked ? fromQuery(url) : fromHeader(request);
  if (!given) return "AccessDenied";
  const { credential, date, signedHeaders, signature, payload } = given;
  const [id, day, region, service, end] = credential.split("/");
  if (id !== accessKeyId) return "InvalidAccessKeyId";
  if (service !== "s3" || end !== "aws4_request" || day !== date.slice(0, 8)) return "AuthorizationHeaderMalformed";
  const moment = now(linked ? "link" : "request").getTime();
  const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  const expires = linked ? Number(url.searchParams.get("X-Amz-Expires")) * 1_000 : SKEW_MS;
  if (!(expires > 0 && expires <= 7 * 86_400_000) || moment >= at + expires) return "AccessDenied";
  if (at > moment + SKEW_MS) return "RequestTimeTooSkewed";
  if (!linked && payload !== sha256(body)) return "XAmzContentSHA256Mismatch";
  const canonical = [
    request.method,
    url.pathname,
    canonicalQuery(url),
    ...signedHeaders.map((name) => `${name}:${String(request.headers[name]).trim().replace(/ +/g, " ")}`),
    "",
    signedHeaders.join(";"),
    payload,
  ].join("\n");
  const scope = [day, region, service, end].join("/");
  const text = ["AWS4-HMAC-SHA256", date, scope, sha256(Buffer.from(canonical))].join("\n");
  const key = [day!, region!, service, end].reduce(
    (secret: string | Buffer, part) => hmac(secret, part),
    `AWS4${secretAccessKey}`,
  );
  const right = Buffer.from(hmac(key, text).toString("hex"));
  const said = Buffer.from(signature);
  return said.length === right.length && timingSafeEqual(said, right) ? null : "SignatureDoesNotMatch";
}

interface Signed {
  credential: string;
  date: string;
  signedHeaders: string[];
  signature: string;
  payload: string;
}

function fromQuery({ searchParams }: URL): Signed {
  const of = (name: string) => searchParams.get(`X-Amz-${name}`) ?? "";
  const signedHeaders = of("SignedHeaders").split(";");
  const payload = searchParams.get("X-Amz-Content-Sha256") ?? "UNSIGNED-PAYLOAD";
  return { credential: of("Credential"), date: of("Date"), signedHeaders, signature: of("Signature"), payload };
}

function fromHeader({ headers }: Asked): Signed | null {
  const form = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/;
  const [, credential, signedHeaders, signature] = form.exec(headers.authorization ?? "") ?? [];
  if (credential === undefined) return null;
  return {
    credential,
    date: String(headers["x-amz-date"]),
    signedHeaders: signedHeaders!.split(";"),
    signature: signature!,
    payload: String(headers["x-amz-content-sha256"]),
  };
}

function canonicalQuery({ searchParams }: URL): string {
  const encoded = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
  return [...searchParams]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join("&");
}

function sha256(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
