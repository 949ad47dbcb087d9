import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { outputOf } from "../../tools/lib/output.ts";
import { PUBLISHED } from "../../tools/lib/tarballs.ts";

interface BillOfMaterials {
  readonly components: readonly { readonly name: string; readonly hashes?: readonly unknown[] }[];
}

/**
 * Writes the SBOM (CycloneDX) of a project with all packages to `sbom.cdx.json` in it.
 * @returns how many packages it lists
 * @throws when a package of ours is missing, or one has no hash
 */
export async function writeBillOfMaterials(project: string): Promise<number> {
  const args = ["sbom", "--omit=dev", "--sbom-format=cyclonedx", "--sbom-type=library"];
  const text = await outputOf("npm", args, { cwd: project });
  const { components } = JSON.parse(text) as BillOfMaterials;
  const missing = PUBLISHED.filter(
    (name) => !components.some((one) => one.name === `@waypost/${name}`),
  );
  if (missing.length > 0) throw new Error(`The SBOM lacks ${missing.join(", ")}.`);
  const unhashed = components.filter(({ hashes = [] }) => hashes.length === 0);
  if (unhashed.length > 0)
    throw new Error(`Without a hash: ${unhashed.map(({ name }) => name).join(", ")}.`);
  await writeFile(join(project, "sbom.cdx.json"), text);
  return components.length;
}
