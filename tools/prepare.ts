import { writeOpenApi } from "./lib/openapi-file.ts";

// Runs when the workspace is installed. A fresh clone then has the files that are made from
// the contract and not committed.
await writeOpenApi();
