import { join } from "node:path";
import { built } from "./built.ts";
import { run } from "./run.ts";

export const portalRoot = join(import.meta.dirname, "../../apps/portal");

/** The default folder of the portal's production build. */
export const portalDist = join(portalRoot, "dist");

/** Builds the portal for production. The build does not depend on where it is deployed. */
export async function buildPortal(outDir: string = portalDist): Promise<void> {
  // In a separate process, because a test runner's NODE_ENV would select React's development build.
  await run("vite", ["build", "--logLevel", "warn", "--emptyOutDir", "--outDir", outDir], {
    cwd: portalRoot,
    env: { NODE_ENV: "production" },
  });
}

/** The folder of the production build that all tests and measurements share. */
export const builtPortal = (): Promise<string> => built("portal", buildPortal);
