import { LocalEngine } from "#plugins/engines/local/local-engine.ts";
import { engineContract } from "./contract.ts";

engineContract("local", async () => ({ engine: new LocalEngine(), close: async () => {} }));
