import { join } from "node:path";
import { parseArgs } from "node:util";
import { requireNode } from "../scripts/lib/node-version.ts";
import { PROOFS } from "./claims/index.ts";
import { named, notYetAt } from "./prove/choose.ts";
import { circumstances, commitOf } from "./prove/circumstances.ts";
import { isFailed, prove, readRows } from "./prove/prove.ts";

const HELP = `Runs everything that takes longer than the tests, and writes the figures into docs/proof.md.

  npm run prove                  all proofs, one after the other: a night
  npm run prove -- <name> ...    only these
  npm run prove -- --resume      those that did not yet hold at this commit
  npm run prove -- --list        names and commands

A proof that fails does not stop the others. Exits with 1 when one failed.`;

const root = join(import.meta.dirname, "..");

function list(): void {
  const width = Math.max(...PROOFS.map(({ name }) => name.length));
  for (const { name, command } of PROOFS) console.log(`${name.padEnd(width)}  ${command}`);
}

async function run(names: readonly string[], resume: boolean): Promise<void> {
  const wanted = named(PROOFS, names);
  const chosen = resume ? notYetAt(await commitOf(root), wanted, await readRows(root)) : wanted;
  const rows = await prove(chosen, PROOFS, {
    root,
    circumstances: () => circumstances(root),
    print: (text) => process.stdout.write(text),
  });
  if (rows.length > 0) console.log("\nIn docs/proof.md:\n");
  for (const [index, { figure }] of rows.entries())
    console.log(`${chosen[index]?.name ?? ""}: ${figure}`);
  const failed = rows.filter(isFailed).length;
  const skipped = wanted.length - chosen.length;
  console.log(
    `\n${rows.length - failed} proven, ${failed} failed` +
      (skipped === 0 ? "" : `, ${skipped} were proven before`),
  );
  if (failed > 0) process.exitCode = 1;
}

requireNode();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: "boolean", default: false },
    resume: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
if (values.help) console.log(HELP);
else if (values.list) list();
else {
  await run(positionals, values.resume).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
