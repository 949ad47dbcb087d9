import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { outputOf } from "../../tools/lib/output.ts";
import { closedAddress } from "./echo-server.ts";
import { lab } from "./lab.ts";

/**
 * Starts an empty local registry in this folder. Only our packages are published to it. It fetches
 * all others from the registry in npm's configuration.
 */
export async function startRegistry(folder: string) {
  await mkdir(folder);
  const upstream = (await outputOf("npm", ["config", "get", "registry"])).trim();
  const config = {
    storage: "./storage",
    uplinks: { npm: { url: upstream, cache: true } },
    packages: {
      "@waypost/*": { access: "$all", publish: "$anonymous" },
      "create-waypost": { access: "$all", publish: "$anonymous" },
      "**": { access: "$all", proxy: "npm" },
    },
    log: { type: "stdout", level: "warn", format: "json" },
    self_path: folder,
  };
  // JSON is valid YAML.
  await writeFile(join(folder, "config.yaml"), JSON.stringify(config));
  const address = await closedAddress();
  const program = join(await lab(), "node_modules/verdaccio/bin/verdaccio");
  const args = [program, "--config", "config.yaml", "--listen", address.replace("http://", "")];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
  for await (const line of createInterface(child.stdout)) {
    if (!line.includes("http address")) continue;
    child.stdout.resume();
    return {
      address,
      // npm needs some token, even for a registry that anyone may publish to.
      npmrc: `registry=${address}/\n${address.replace("http:", "")}/:_authToken=rehearsal\n`,
      close: async () => {
        const exited = once(child, "exit");
        child.kill();
        await exited;
      },
    };
  }
  throw new Error("The registry exited before it was ready.");
}
