// Installs the workspace, then runs one of its programs with the Node of the workspace. It runs on
// any Node that npm runs on, so it is plain JavaScript without dependencies.
//
//   node tools/launch.mjs [--installed] tools/start.ts [options]
//
// When npm is stopped, for example by a container, it signals only the shell that it started, and
// programs under that shell continue to run. So this script stops the program when it receives a
// signal itself, or when its parent has ended.
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

const PNPM = "pnpm@12.21.0";
const INSTALL = ["install", "--frozen-lockfile", "--prefer-offline", "--reporter=append-only"];
const PARENT_CHECK = 250;

const bin = join(import.meta.dirname ?? "tools", "../node_modules/.bin");
const parent = process.ppid;
let child;
let isStopping = false;

/** Runs a command. Resolves with its exit code. */
function run(command, args) {
  if (isStopping) return Promise.resolve(0);
  return new Promise((resolve, reject) => {
    child = spawn(command, args, {
      stdio: "inherit",
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
      shell: process.platform === "win32",
    });
    child.on("error", reject);
    child.on("close", (code, signal) => resolve(code ?? (signal && isStopping ? 0 : 1)));
  });
}

function stop(signal) {
  isStopping = true;
  child?.kill(signal);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));
setInterval(() => {
  if (process.ppid !== parent && !isStopping) stop("SIGTERM");
}, PARENT_CHECK).unref();

const [first, ...rest] = process.argv.slice(2);
const isInstalled = first === "--installed";
const program = isInstalled ? rest : [first, ...rest];
const installed = isInstalled ? 0 : await run("npx", ["-y", PNPM, ...INSTALL]);
process.exitCode = installed === 0 ? await run("node", program) : installed;
