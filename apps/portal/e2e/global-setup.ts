import type { TestProject } from "vitest/node";
import { builtPortal } from "../../../scripts/lib/portal.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the production build. */
    portalBuild: string;
  }
}

/** Builds the portal once for all tests of this run. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide("portalBuild", await builtPortal());
}
