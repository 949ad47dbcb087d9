import { parseArgs } from "node:util";
import { inTemporaryFolder } from "../../tools/lib/temporary.ts";
import { requireNode } from "../../tools/lib/node-version.ts";
import { openLab } from "./lab.ts";
import { judge, printRows } from "./report.ts";
import type { Verdict } from "./report.ts";
import { ROWS } from "./rows/all.ts";

const HELP = `Installs the tarball of the SDK in an empty project, and checks it in every runtime,
compiler and bundler that it supports, against the sandbox over HTTP.

  npm run runtimes -- [--only <name>]

--only runs the rows whose name begins so. It downloads about 1 GB into a temporary folder,
which is removed at the end, and needs Linux. Exits with 1 when a check fails.`;

requireNode();
const { values } = parseArgs({ options: { help: { type: "boolean" }, only: { type: "string" } } });
if (values.help) {
  console.log(HELP);
  process.exit();
}

const wanted = (values.only ?? "").toLowerCase();
const chosen = ROWS.filter(({ row }) => row.name.toLowerCase().startsWith(wanted));

await inTemporaryFolder(async (folder) => {
  const lab = await openLab(folder);
  const verdicts: Verdict[] = [];
  try {
    for (const { row, expected } of chosen) {
      const verdict = await judge(row, lab, expected);
      verdicts.push(verdict);
      for (const problem of verdict.problems) console.error(`${row.name}: ${problem}`);
    }
  } finally {
    await lab.close();
  }
  printRows(verdicts);
  if (verdicts.length === 0 || verdicts.some(({ problems }) => problems.length > 0)) {
    process.exitCode = 1;
  }
});
