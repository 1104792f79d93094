/**
 * The certificate of this server, read from two files and read again when they change. So a renewed certificate needs no restart.
 *
 *   files changed ─▶ read ─▶ they belong together ─▶ new connections use them
 *                              └ they do not: keep the present ones, try again at the next look, and say so in the log
 */
import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import type { Server } from "node:https";
import { createSecureContext } from "node:tls";
import type { Logger } from "./log.ts";

export interface TlsFiles {
  /** The certificate in PEM, followed by those of intermediate authorities. */
  readonly certFile: string;
  /** The private key in PEM, without a passphrase. */
  readonly keyFile: string;
}

export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** @throws Error that names the variable, and what would be right */
export function readCertificate({ certFile, keyFile }: TlsFiles): Certificate {
  const cert = readText("TLS_CERT_FILE", certFile);
  const key = readText("TLS_KEY_FILE", keyFile);
  const leaf = parsed("TLS_CERT_FILE", certFile, "a certificate in PEM", () => new X509Certificate(cert));
  const privateKey = parsed("TLS_KEY_FILE", keyFile, "a private key in PEM without a passphrase", () => createPrivateKey(key));
  if (!leaf.checkPrivateKey(privateKey))
    throw new Error(
      `TLS_KEY_FILE ${keyFile} is not the key of the certificate in TLS_CERT_FILE ${certFile}. Give the key that belongs to it.`,
    );
  parsed("TLS_CERT_FILE", certFile, "a certificate that TLS can use", () => createSecureContext({ cert, key }));
  return { cert, key };
}

function readText(variable: string, path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new Error(`${variable} ${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

function parsed<T>(variable: string, path: string, expected: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw new Error(`${variable} ${path} must be ${expected}: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Gives the server each new certificate. Returns a function that stops this. The files are compared from time to time, because
 * mounted secrets change by a link that the system's notifications do not follow.
 */
export function followCertificate(
  server: Pick<Server, "setSecureContext">,
  files: TlsFiles,
  { log, everyMs }: { log: Logger; everyMs: number },
): () => void {
  let used = stampOf(files);
  let refused: string | null = null;
  const look = () => {
    const stamp = stampOf(files);
    if (stamp === used) return;
    try {
      const certificate = readCertificate(files);
      server.setSecureContext({ ...TLS_SETTINGS, ...certificate });
      used = stamp;
      refused = null;
      log.info({ valid_to: new X509Certificate(certificate.cert).validToDate.toISOString() }, "A new TLS certificate is used.");
    } catch (error) {
      // The two files are seldom replaced in one moment.
      if (refused === stamp) return;
      refused = stamp;
      log.warn({ err: error }, "The TLS files have changed and cannot be used. The present certificate stays until they can.");
    }
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Browsers keep to https for a year. Only a server that has the certificate may promise this. */
export const STRICT_TRANSPORT = "max-age=31536000";

export const TLS_SETTINGS = { minVersion: "TLSv1.2" } as const;

/** Changes when a file is replaced or written. A file that is away for a moment has a stamp too. */
function stampOf({ certFile, keyFile }: TlsFiles): string {
  return [certFile, keyFile]
    .map((path) => {
      const stat = statSync(path, { throwIfNoEntry: false });
      return stat === undefined ? "none" : `${stat.ino}:${stat.size}:${stat.mtimeMs}`;
    })
    .join(" ");
}
