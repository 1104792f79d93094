/** The official client, as far as exports need it, loaded when it is first called for. */
import type { GetObjectCommandInput, PutObjectCommandInput } from "@aws-sdk/client-s3";
import type { S3Options } from "./options.ts";

type Place = { Bucket: string; Key: string };
type Served = Place & Pick<GetObjectCommandInput, "ResponseContentDisposition">;

export interface Connected {
  put(object: Place & Pick<PutObjectCommandInput, "ContentType" | "Body">): Promise<void>;
  /** An address that serves an object for so many seconds from a moment on, by that method alone. */
  sign(object: Served, method: "GET" | "HEAD", from: Date, seconds: number): Promise<string>;
  remove(object: Place): Promise<void>;
  /** When what addresses are signed with ends, and they with it; null: it does not. */
  credentialsEnd(): Promise<Date | null>;
}

const CONNECT_MS = 5_000;
const REQUEST_MS = 60_000;
/** Where a server other than Amazon's is meant, and no region is said: what such servers call themselves. */
const REGION_OF_OTHERS = "us-east-1";

export async function connect({ region, endpoint, credentials }: S3Options): Promise<Connected> {
  const [{ S3Client, PutObjectCommand, GetObjectCommand, HeadObjectCommand, DeleteObjectCommand }, { getSignedUrl }] =
    await Promise.all([import("@aws-sdk/client-s3"), import("@aws-sdk/s3-request-presigner")]);
  const known = region ?? (endpoint === null ? null : REGION_OF_OTHERS);
  const client = new S3Client({
    ...(known === null ? {} : { region: known }),
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === null ? {} : { credentials }),
    // Other servers do not know the newer checksums; a body's hash is signed in any case.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: REQUEST_MS },
  });
  return {
    async put(object) {
      await client.send(new PutObjectCommand(object));
    },
    sign(object, method, from, seconds) {
      const command = method === "HEAD" ? new HeadObjectCommand(object) : new GetObjectCommand(object);
      return getSignedUrl(client, command, { signingDate: from, expiresIn: seconds });
    },
    async remove(object) {
      await client.send(new DeleteObjectCommand(object));
    },
    async credentialsEnd() {
      return (await client.config.credentials()).expiration ?? null;
    },
  };
}
