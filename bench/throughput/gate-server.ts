import { startGate } from "../../packages/gate/src/server.ts";

const [upstream = "", store = ""] = process.argv.slice(2);

// Like the command of the gate, but without its log.
const { url } = await startGate({ upstream: new URL(upstream), port: 0, store });
process.send?.(url);
