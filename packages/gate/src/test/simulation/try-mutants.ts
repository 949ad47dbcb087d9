import { execFile } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { MUTANTS, type Mutant } from "./mutants.ts";

// Runs the simulation against each mutant: node try-mutants.ts [seconds] [name]

const [seconds = "20", wanted = ""] = process.argv.slice(2);
const folder = fileURLToPath(new URL("./", import.meta.url));
const waiting = MUTANTS.filter(({ name }) => name.includes(wanted));

function run({ name }: Mutant): Promise<string> {
  const args = ["--conditions=@waypost/source", "run.ts", "1", "100000"];
  const env = { ...process.env, MUTANT: name, NODE_NO_WARNINGS: "1" };
  return new Promise((resolve) => {
    execFile(process.execPath, [...args, seconds], { cwd: folder, env }, (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
}

async function work(): Promise<void> {
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    const output = await run(mutant);
    const [, seed = "-", what = "not found"] = /seed (\d+): ([^;\n]*)/.exec(output) ?? [];
    const time = /([\d.]+) s$/m.exec(output)?.[1] ?? output;
    process.stdout.write(`${mutant.name} | ${seed} | ${time} | ${mutant.harmless ?? what}\n`);
  }
}

await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
