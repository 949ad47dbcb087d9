import { writeOpenApi } from "./lib/openapi-file.ts";

// Runs when the workspace is installed, so that a fresh clone has the files that are generated from
// the contract and not committed.
await writeOpenApi();
