import { join } from "node:path";
import { run } from "./lib/run.ts";

/** Publishes each package whose version the registry does not have yet. See docs/releasing.md. */
const root = join(import.meta.dirname, "..");
await run("node", [join(import.meta.dirname, "build.ts")], { cwd: root });
await run("changeset", ["publish", "--no-git-tag"], { cwd: root });
