import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { inTemporaryFolder } from "../../tools/lib/temporary.ts";
import { requireNode } from "../../tools/lib/node-version.ts";
import { outputOf } from "../../tools/lib/output.ts";
import { PUBLISHED } from "../../tools/lib/tarballs.ts";
import { writeBillOfMaterials } from "./bill-of-materials.ts";
import { publishFrom } from "./publish.ts";
import { QUICK_STARTS } from "./readmes.ts";
import { startRegistry } from "./registry.ts";

const HELP = `Rehearses a release of what is committed: versions all packages by their changesets in a copy,
builds them, publishes them to a registry on this machine, installs them from there in an empty
project, and does what the first lines of each README say.

  npm run release:rehearse [-- --sbom <file>]

--sbom keeps the list of everything that was installed (CycloneDX). Exits with 1 when a step fails.`;

/** The peers that the READMEs install beside the packages. */
const PEERS = [
  "react@19.3.1",
  "react-dom@19.3.1",
  "@tanstack/react-query@5.108.0",
  "react-aria-components@1.22.1",
];

requireNode();
const { values } = parseArgs({ options: { help: { type: "boolean" }, sbom: { type: "string" } } });
if (values.help) {
  console.log(HELP);
  process.exit();
}

await inTemporaryFolder(async (folder) => {
  const registry = await startRegistry(join(folder, "registry"));
  try {
    const copy = join(folder, "copy");
    await outputOf("git", ["clone", "--quiet", join(import.meta.dirname, "../.."), copy]);
    const version = await publishFrom(copy, registry.npmrc);
    console.log(`Published as ${version}: ${PUBLISHED.join(", ")}`);

    const project = join(folder, "project");
    await mkdir(project);
    await writeFile(join(project, ".npmrc"), registry.npmrc);
    await writeFile(
      join(project, "package.json"),
      '{ "name": "project", "version": "1.0.0", "private": true }\n',
    );
    const packages = PUBLISHED.map((name) => `@waypost/${name}@${version}`);
    await outputOf("npm", ["install", "--no-audit", "--no-fund", ...packages, ...PEERS], {
      cwd: project,
    });
    for (const name of PUBLISHED) {
      await QUICK_STARTS[name]?.(project);
      console.log(`The README of ${name} works`);
    }
    const listed = await writeBillOfMaterials(project);
    if (values.sbom !== undefined) await cp(join(project, "sbom.cdx.json"), values.sbom);
    console.log(
      `\n${PUBLISHED.length} packages published and installed, ${Object.keys(QUICK_STARTS).length} READMEs followed, ${listed} packages in the SBOM`,
    );
  } finally {
    await registry.close();
  }
});
