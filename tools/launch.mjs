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
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

const PNPM = "pnpm@12.21.0";
// What the lockfile pins by hash was checked against the policy of pnpm-workspace.yaml when it was pinned. Asking
// again is a request for each of its 1,300 packages.
const INSTALL = ["install", "--frozen-lockfile", "--trust-lockfile", "--reporter=append-only"];
const LIGHT = ["--prod", "--filter", "@waypost/portal...", "--filter", "@waypost/demo..."];
/** For npx, which otherwise waits up to 16 minutes. */
const PATIENCE = { npm_config_fetch_retries: "1", npm_config_fetch_timeout: "120000" };
const PARENT_CHECK = 250;
const LINE_EVERY = 3_000;
const SLOW_AFTER = 30_000;
const OFFLINE =
  /\b(ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR)\b|error sending request|request-timeout/;

const modules = join(import.meta.dirname ?? "tools", "../node_modules");
const bin = join(modules, ".bin");
const parent = process.ppid;
let child;
let isStopping = false;

/** Runs a command. Resolves with its exit code. @param onOutput takes the output, which is not shown then */
function run(command, args, onOutput) {
  if (isStopping) return Promise.resolve(0);
  return new Promise((resolve, reject) => {
    child = spawn(command, args, {
      stdio: onOutput ? ["inherit", "pipe", "pipe"] : "inherit",
      env: { ...PATIENCE, ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
      shell: process.platform === "win32",
    });
    child.stdout?.on("data", onOutput);
    child.stderr?.on("data", onOutput);
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

/** Runs pnpm. Shows how far it is, and its output only if it failed for another reason than the network. */
async function runPnpm(args) {
  let log = "";
  let progress = "";
  const start = Date.now();
  let changed = start;
  let isSlow = false;
  const timer = setInterval(() => {
    const [, all, reused, downloaded] =
      log.match(/.*Progress: resolved (\d+), reused (\d+), downloaded (\d+)/s) ?? [];
    const now = all ? `${Number(reused) + Number(downloaded)} of ${all}` : "";
    if (now !== progress) [progress, changed, isSlow] = [now, Date.now(), false];
    const seconds = Math.round((Date.now() - start) / 1000);
    console.log(`Installing packages${now && `: ${now}`} (${seconds} s)`);
    if (isSlow || Date.now() - changed < SLOW_AFTER || now.match(/^(\d+) of \1$/)) return;
    isSlow = true;
    console.log("The npm registry is slow or cannot be reached. Still waiting; Ctrl+C stops.");
  }, LINE_EVERY);
  const code = await run("npx", ["-y", PNPM, ...args], (data) => (log += data));
  clearInterval(timer);
  if (code === 0) return code;
  const reason = log.slice(
    log.lastIndexOf(log.includes("ERR_PNPM_") ? "ERR_PNPM_" : "npm error code"),
  );
  console.error(
    OFFLINE.test(reason)
      ? "The packages could not be downloaded, because the npm registry did not answer. " +
          "Check your network, or `npm config get registry`, and run the command again."
      : log,
  );
  return code;
}

/** Installs the workspace. After the first time it says what is there now. */
async function install(isLight) {
  const store = join(modules, ".pnpm");
  const isFirst = !existsSync(store);
  const only = isLight && !existsSync(join(bin, "vitest")) ? LIGHT : [];
  const code = await runPnpm([...INSTALL, ...only]);
  if (code !== 0 || !isFirst) return code;
  const parts = only === LIGHT ? "the portal, the sandbox and their build" : "everything";
  console.log(`Installed ${parts}: ${readdirSync(store).length - 2} packages.`);
  return code;
}

const [first, ...rest] = process.argv.slice(2);
const isOption = first === "--installed" || first === "--light";
const program = isOption ? rest : [first, ...rest];
const installed = first === "--installed" ? 0 : await install(first === "--light");
process.exitCode = installed === 0 ? await run("node", program) : installed;
