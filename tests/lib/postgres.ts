import { spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { outputOf } from "../../tools/lib/output.ts";
import { closedAddress } from "./echo-server.ts";

const VERSIONS = "/usr/lib/postgresql";

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
  async function start() {
    const process = spawn(join(bin, "postgres"), settings, { ...as, stdio: "ignore" });
    while (!(await isReady(join(bin, "pg_isready"), ready))) {
      if (process.exitCode !== null)
        throw new Error(`postgres exited with code ${process.exitCode}.`);
    }
    return process;
  }
  let server = await start();
  async function stop() {
    const exited = once(server, "exit");
    server.kill("SIGINT");
    await exited;
  }
  return {
    url: `postgres://gate@${hostname}:${port}/postgres`,
    /** Ends all connections, and starts again with the same data. */
    async restart() {
      await stop();
      server = await start();
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
