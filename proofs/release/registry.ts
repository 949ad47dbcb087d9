import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { outputOf } from "../../tools/lib/output.ts";

interface Registry {
  readonly address: string;
  /** The settings with which npm and pnpm publish to it and install from it. */
  readonly npmrc: string;
  readonly close: () => Promise<void>;
}

/**
 * Starts an empty registry on this machine, in this folder. Only packages of ours are published to
 * it; it fetches all others from the registry that npm is set to.
 */
export async function startRegistry(folder: string): Promise<Registry> {
  await mkdir(folder);
  await cp(join(import.meta.dirname, "tools"), folder, { recursive: true });
  const install = "install --frozen-lockfile --prefer-offline --reporter=silent";
  await outputOf("npx", ["-y", "pnpm@12.21.0", ...install.split(" ")], { cwd: folder });
  const upstream = (await outputOf("npm", ["config", "get", "registry"])).trim();
  const config = {
    storage: "./storage",
    uplinks: { npm: { url: upstream, cache: true } },
    packages: {
      "@waypost/*": { access: "$all", publish: "$anonymous" },
      "**": { access: "$all", proxy: "npm" },
    },
    log: { type: "stdout", level: "warn", format: "json" },
    self_path: folder,
  };
  // YAML contains JSON.
  await writeFile(join(folder, "config.yaml"), JSON.stringify(config));
  const port = await freePort();
  const program = join(folder, "node_modules/verdaccio/bin/verdaccio");
  const args = [program, "--config", "config.yaml", "--listen", `127.0.0.1:${port}`];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
  for await (const line of createInterface(child.stdout)) {
    if (!line.includes("http address")) continue;
    child.stdout.resume();
    const address = `http://127.0.0.1:${port}`;
    return {
      address,
      // A registry that anyone may publish to still wants some token.
      npmrc: `registry=${address}/\n${address.replace("http:", "")}/:_authToken=rehearsal\n`,
      close: async () => {
        const exited = once(child, "exit");
        child.kill();
        await exited;
      },
    };
  }
  throw new Error("The registry ended before it listened.");
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
