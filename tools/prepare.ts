import { writeOpenApi } from "./lib/openapi-file.ts";

// Runs when the workspace is installed. A fresh clone then has `packages/sdk/openapi.json`, which the
// sources of check, sandbox and MCP server import.
await writeOpenApi();
