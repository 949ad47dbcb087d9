import "./hooks.ts";

// Runs seeds until something is wrong, or the seconds of processor time are over:
// node --conditions=@waypost/source run.ts <first> <count> [seconds]

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
