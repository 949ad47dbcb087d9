import { report } from "./checks.mjs";
import { entries } from "./entries.mjs";

await report(entries);
