import { writeOpenApi } from "./lib/openapi-file.ts";

// Runs after each installation, so that a fresh clone has the file that is not committed.
await writeOpenApi();
