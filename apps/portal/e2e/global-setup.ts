import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildPortal } from "../../../scripts/lib/portal.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of this run's production build. */
    portalBuild: string;
  }
}

/** Builds the portal once for all tests of this run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "waypost-portal-"));
  await buildPortal(folder);
  project.provide("portalBuild", folder);
  return () => rm(folder, { recursive: true, force: true });
}
