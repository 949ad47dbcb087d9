import { unpackParts } from "../examples/blocks/unpack-parts.ts";
import { writeOpenApi } from "./lib/openapi-file.ts";

// Runs when the workspace is installed, so that a fresh clone has the files that are generated from
// the contract and not committed, and shadcn's parts, which the blocks import.
await writeOpenApi();
await unpackParts();
