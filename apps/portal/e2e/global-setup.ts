import type { TestProject } from "vitest/node";
import { findFirefox } from "../../../tools/lib/firefox.ts";
import { findWebKit } from "../../../tools/lib/webkit.ts";
import { builtPortal } from "../../../tools/lib/portal.ts";
import { engine } from "./engine.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the production build. */
    portalBuild: string;
  }
}

/** Builds the portal once for all tests of this run. @throws Error if their browser is missing */
export default async function setup(project: TestProject): Promise<void> {
  if (engine === "firefox") findFirefox();
  if (engine === "webkit") findWebKit();
  project.provide("portalBuild", await builtPortal());
}
