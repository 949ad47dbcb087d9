import { startServer } from "../../packages/sandbox/src/server.ts";

const [database = ""] = process.argv.slice(2);

// 10,000 devices; database on file and request log are as everybody has them.
const { url } = await startServer({ port: 0, database, devicesPerKind: 5_000 });
process.send?.(url);
