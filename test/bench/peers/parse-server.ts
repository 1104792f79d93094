/**
 * Parse Server as a bench's child process, on the database that the service uses. It is no dependency: the first argument is the folder that it is
 * installed in. The others are a database URL, and the server's host, which may be the directory of its socket.
 */
import { createRequire } from "node:module";
import { join } from "node:path";

// Its log would be among the figures.
process.stdout.write = process.stderr.write.bind(process.stderr) as typeof process.stdout.write;
process.env.PARSE_SERVER_LOG_LEVEL = "error";
process.env.PARSE_SERVER_SILENT = "1";

const [folder, databaseURI, host] = process.argv.slice(2);
// The default is a folder where the bench is run.
const logsFolder = join(folder!, "logs");
process.env.PARSE_SERVER_LOGS_FOLDER = logsFolder;
const inFolder = createRequire(join(folder!, "node_modules", "parse-server", "package.json"));
const express = inFolder("express") as () => {
  use(path: string, app: unknown): void;
  listen(port: number, host: string, listening: () => void): { address(): { port: number } };
};
const { ParseServer } = inFolder("parse-server") as {
  ParseServer: new (options: object) => { start(): Promise<unknown>; app: unknown };
};

const server = new ParseServer({
  databaseURI,
  // It does not decode the host in the URL.
  databaseOptions: { host },
  appId: "bench",
  masterKey: "bench",
  serverURL: "http://127.0.0.1/parse",
  logLevel: "error",
  silent: true,
  logsFolder,
  allowClientClassCreation: true,
});
await server.start();
const app = express();
app.use("/parse", server.app);
const listening = app.listen(0, "127.0.0.1", () => process.send?.({ port: listening.address().port }));
process.on("disconnect", () => process.exit());
