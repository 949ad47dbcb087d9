// Installs the workspace, then runs one of its programs with the Node of the workspace. It runs on
// any Node that npm runs on, so it is plain JavaScript without dependencies.
//
//   node tools/launch.mjs [--installed | --light] tools/start.ts [options]
//
// With --light, only what the portal, the demo and the sandbox run on is installed: the `dependencies` of the
// workspace, unless its tools are there already.
//
// When npm is stopped, for example by a container, it signals only the shell that it started, and
// programs under that shell continue to run. So this script stops the program when it receives a
// signal itself, or when its parent has ended.
import { spawn } from "node:child_process";
import { existsSync, readdirSync, lstatSync } from "node:fs";
import { delimiter, join } from "node:path";

const PNPM = "pnpm@12.21.0";
const INSTALL = ["install", "--frozen-lockfile", "--prefer-offline", "--reporter=append-only"];
const LIGHT = ["--prod", "--filter", "@waypost/portal...", "--filter", "@waypost/demo..."];
const PARENT_CHECK = 250;

const modules = join(import.meta.dirname ?? "tools", "../node_modules");
const bin = join(modules, ".bin");
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

/** Installs the workspace. After the first time it says what is there now. */
async function install(isLight) {
  const store = join(modules, ".pnpm");
  const isFirst = !existsSync(store);
  const only = isLight && !existsSync(join(bin, "vitest")) ? LIGHT : [];
  const code = await run("npx", ["-y", PNPM, ...INSTALL, ...only]);
  if (code !== 0 || !isFirst) return code;
  const sizes = new Map();
  for (const name of readdirSync(store, { recursive: true })) {
    const { ino, size } = lstatSync(join(store, name));
    sizes.set(ino, size);
  }
  const megabytes = Math.round([...sizes.values()].reduce((sum, size) => sum + size, 0) / 1e6);
  const parts = only === LIGHT ? "the portal, the sandbox and their build" : "everything";
  console.log(`Installed ${parts}: ${readdirSync(store).length - 2} packages, ${megabytes} MB.`);
  return code;
}

const [first, ...rest] = process.argv.slice(2);
const isOption = first === "--installed" || first === "--light";
const program = isOption ? rest : [first, ...rest];
const installed = first === "--installed" ? 0 : await install(first === "--light");
process.exitCode = installed === 0 ? await run("node", program) : installed;
