import { server } from "./server.ts";

const { API_KEY: apiKey, PORT = "8080" } = process.env;
if (!apiKey) throw new Error("Set API_KEY.");
const running = server({ port: Number(PORT), apiKey });
console.log((await running.start()).url);
process.once("SIGTERM", () => running.stop(10_000));
