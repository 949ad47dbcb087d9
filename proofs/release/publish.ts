import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { outputOf } from "../../tools/lib/output.ts";
import { PUBLISHED } from "../../tools/lib/tarballs.ts";

const PNPM = ["-y", "pnpm@12.21.0"];

/**
 * Versions the packages of a copy of the repository by their changesets, builds and publishes them.
 * @returns their version, which is the same for all
 */
export async function publishFrom(copy: string, npmrc: string): Promise<string> {
  const pnpm = (...args: string[]) => outputOf("npx", [...PNPM, ...args], { cwd: copy });
  await pnpm("install", "--frozen-lockfile", "--prefer-offline", "--reporter=silent");
  await pnpm("exec", "changeset", "version");
  await pnpm("exec", "node", "tools/build.ts");
  await writeFile(join(copy, ".npmrc"), npmrc);
  for (const name of PUBLISHED)
    await pnpm("--filter", `@waypost/${name}`, "publish", "--access", "public", "--no-git-checks");
  const versions = await Promise.all(
    PUBLISHED.map(async (name) => {
      const manifest = await readFile(join(copy, "packages", name, "package.json"), "utf8");
      return (JSON.parse(manifest) as { version: string }).version;
    }),
  );
  const [version = ""] = versions;
  if (versions.some((one) => one !== version))
    throw new Error(`The versions differ: ${versions.join(", ")}.`);
  return version;
}
