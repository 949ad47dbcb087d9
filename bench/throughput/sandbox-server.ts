import { startServer } from "../../packages/sandbox/src/server.ts";

const [database = ""] = process.argv.slice(2);

// The same options as the sandbox's command, but with 10,000 devices.
const { url } = await startServer({
  port: 0,
  database,
  devicesPerKind: 5_000,
  lightweight: true,
});
process.send?.(url);
