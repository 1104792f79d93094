/** The part of the official client that exports need. It is loaded at the first use. */
import type { GetObjectCommandInput, PutObjectCommandInput } from "@aws-sdk/client-s3";
import type { S3Options } from "./options.ts";

type ObjectKey = { Bucket: string; Key: string };
type Served = ObjectKey & Pick<GetObjectCommandInput, "ResponseContentDisposition">;

export interface Connected {
  put(object: ObjectKey & Pick<PutObjectCommandInput, "ContentType" | "Body">, signal: AbortSignal | undefined): Promise<void>;
  /** A signed address of an object. It is valid from `from` for `seconds`, for one method. */
  sign(object: Served, method: "GET" | "HEAD", from: Date, seconds: number): Promise<string>;
  remove(object: ObjectKey): Promise<void>;
  /** When the credentials expire, and with them the addresses. Null: never. */
  credentialsEnd(): Promise<Date | null>;
}

const CONNECT_MS = 5_000;
const REQUEST_MS = 60_000;
/** The region that servers other than Amazon's use, if none is configured. */
const REGION_OF_OTHERS = "us-east-1";

export async function connect({ region, endpoint, credentials, requestMs = REQUEST_MS }: S3Options): Promise<Connected> {
  const [{ S3Client, PutObjectCommand, GetObjectCommand, HeadObjectCommand, DeleteObjectCommand }, { getSignedUrl }] =
    await Promise.all([import("@aws-sdk/client-s3"), import("@aws-sdk/s3-request-presigner")]);
  const known = region ?? (endpoint === null ? null : REGION_OF_OTHERS);
  const client = new S3Client({
    ...(known === null ? {} : { region: known }),
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === null ? {} : { credentials }),
    // Other servers do not support the newer checksums. The hash of a body is signed in any case.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: requestMs,
      // By default it only warns.
      throwOnRequestTimeout: true,
      // The first ends with the headers of the response. This one is for its body.
      socketTimeout: requestMs,
    },
  });
  return {
    async put(object, signal) {
      await client.send(new PutObjectCommand(object), signal === undefined ? {} : { abortSignal: signal });
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
