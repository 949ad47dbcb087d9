import { appendFileSync } from "node:fs";
import { createClient } from "../../src/index.ts";
import { registerMany } from "../../src/register-many.ts";
import type { RegistrationOfMany } from "../../src/register-many.ts";
import { asLines, readReports } from "./reports.ts";

/** The only argument of this program, as JSON. */
export interface Import {
  readonly url: string;
  readonly payload: RegistrationOfMany;
  /** The file of the reports. */
  readonly file: string;
  /** Kills itself after this many requests were stored but not sent, or answered but not stored. */
  readonly dies?: { readonly when: "stored" | "answered"; readonly requests: number };
}

const { url, payload, file, dies } = JSON.parse(String(process.argv[2])) as Import;
const seen = { stored: 0, answered: 0 };

function meet(event: keyof typeof seen): void {
  seen[event] += 1;
  if (dies?.when === event && dies.requests === seen[event]) process.kill(process.pid, "SIGKILL");
}

const client = createClient({
  baseUrl: url,
  wait: async () => {},
  onResponse: ({ operation }) => operation === "registration.register" && meet("answered"),
});
await registerMany(client, payload, {
  previous: readReports(file),
  wait: async () => {},
  save(reports, changed) {
    appendFileSync(file, asLines(changed));
    if (reports.some(({ status }) => status === "sending")) meet("stored");
  },
});
