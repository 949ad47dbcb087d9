import { spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { outputOf } from "../../tools/lib/output.ts";
import { closedAddress } from "./echo-server.ts";

const VERSIONS = "/usr/lib/postgresql";

/** Sets the clock of a process. The package libfaketime has it. */
const FAKE_TIME = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";

/** The folder with the programs of the newest PostgreSQL of a Debian or Ubuntu. */
async function programs(): Promise<string> {
  const versions = await readdir(VERSIONS).catch(() => []);
  const newest = versions.toSorted((one, other) => Number(one) - Number(other)).at(-1);
  if (newest === undefined)
    throw new Error("This test needs PostgreSQL. Install the package postgresql.");
  return join(VERSIONS, newest, "bin");
}

/** PostgreSQL refuses to run as root, so root runs it as its own user. */
async function user(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const line = (await readFile("/etc/passwd", "utf8"))
    .split("\n")
    .find((one) => one.startsWith("postgres:"));
  const [, , uid, gid] = line?.split(":") ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** Starts an empty PostgreSQL in a temporary folder. */
export async function startPostgres() {
  const bin = await programs();
  const as = await user();
  const folder = await mkdtemp(join(tmpdir(), "waypost-postgres-"));
  if (as.uid !== undefined && as.gid !== undefined) await chown(folder, as.uid, as.gid);
  const data = join(folder, "data");
  const init = spawn(join(bin, "initdb"), ["-D", data, "-U", "gate", "--auth=trust"], {
    ...as,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = (await once(init, "exit")) as [number];
  if (code !== 0) throw new Error(`initdb exited with code ${code}.`);
  const { hostname, port } = new URL(await closedAddress());
  const settings = ["-D", data, "-h", hostname, "-p", port, "-k", folder];
  const ready = ["-h", hostname, "-p", port, "-U", "gate", "-t", "1"];
  async function start(clock?: string) {
    const faked = { LD_PRELOAD: FAKE_TIME, FAKETIME: clock, DONT_FAKE_MONOTONIC: "1" };
    const env = clock === undefined ? process.env : { ...process.env, ...faked };
    const server = spawn(join(bin, "postgres"), settings, { ...as, stdio: "ignore", env });
    while (!(await isReady(join(bin, "pg_isready"), ready))) {
      if (server.exitCode !== null)
        throw new Error(`postgres exited with code ${server.exitCode}.`);
    }
    return server;
  }
  let server = await start();
  async function stop(signal: "SIGINT" | "SIGQUIT" = "SIGINT") {
    const exited = once(server, "exit");
    server.kill(signal);
    await exited;
  }
  return {
    url: `postgres://gate@${hostname}:${port}/postgres`,
    /** Ends all connections, and starts again with the same data. `clock` is such as `+40d`. */
    async restart(clock?: string) {
      await stop();
      server = await start(clock);
    },
    /** Ends without writing what it has in memory, and starts again. */
    async crash() {
      await stop("SIGQUIT");
      server = await start();
    },
    /** Copies the data while the server is stopped. Returns the function that restores the copy. */
    async backUp() {
      const copy = join(folder, "copy");
      await stop();
      await outputOf("cp", ["-a", data, copy]);
      server = await start();
      return async () => {
        await stop();
        await rm(data, { recursive: true });
        await outputOf("cp", ["-a", copy, data]);
        server = await start();
      };
    },
    async close() {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}

const isReady = (program: string, args: string[]): Promise<boolean> =>
  outputOf(program, args).then(
    () => true,
    () => false,
  );
