import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { MUTANTS } from "./mutants.ts";

// Runs seeds until something is wrong, or the seconds of processor time are over:
// node --conditions=@waypost/source run.ts <first> <count> [seconds]

// Replaces what the source of the gate imports by its simulation, and puts a mistake into the source
// that MUTANT names.

const source = new URL("../../", import.meta.url).href;

const FAKES: Readonly<Record<string, string>> = {
  pg: "./postgres.ts",
  "node:http": "./network.ts",
  "node:timers/promises": "./world.ts",
};

const mutant = MUTANTS.find(({ name }) => name === process.env["MUTANT"]);

registerHooks({
  resolve(specifier, { parentURL = "", ...rest }, next) {
    const isGate = parentURL.startsWith(source) && !parentURL.includes("/test/");
    const fake = isGate ? FAKES[specifier] : undefined;
    return fake === undefined
      ? next(specifier, { parentURL, ...rest })
      : {
          url: new URL(fake, import.meta.url).href,
          shortCircuit: true,
          format: "module-typescript",
        };
  },
  load(url, rest, next) {
    if (mutant === undefined || url !== source + mutant.file) return next(url, rest);
    const text = readFileSync(fileURLToPath(url), "utf8");
    return {
      format: "module-typescript",
      source: text.replace(mutant.text, () => mutant.replacement),
      shortCircuit: true,
    };
  },
});

// Loaded after the hooks, which replace what the gate imports.
const { simulate } = await import("./scenario.ts");
const { installSqlite } = await import("./processes.ts");
const { installTime } = await import("./world.ts");

const [first = 1, count = 100, limit = Number.POSITIVE_INFINITY] = process.argv
  .slice(2)
  .map(Number);
const seconds = () => process.cpuUsage().user / 1e6;

installTime();
installSqlite();
let steps = 0;
let seed = first;
for (; seed < first + count && seconds() < limit; seed += 1) {
  const result = await simulate(seed);
  steps += result.steps;
  if (result.wrong.length === 0) continue;
  process.stdout.write(`seed ${seed}: ${result.wrong.join("; ")}\n  ${result.plan}\n`);
  process.exitCode = 1;
  break;
}
const summary = `${seed - first} runs, ${steps} steps, ${seconds().toFixed(1)} s\n`;
process.stdout.write(summary, () => process.exit());
