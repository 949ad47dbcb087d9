import { startGate } from "../../packages/gate/src/server.ts";

const [upstream = "", store = ""] = process.argv.slice(2);

// The same options as the command of the gate, but without its log.
const { url } = await startGate({ upstream: new URL(upstream), port: 0, store, lightweight: true });
process.send?.(url);
