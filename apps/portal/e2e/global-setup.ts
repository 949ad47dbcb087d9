import { buildPortal } from "../../../scripts/lib/portal.ts";

/** The production build, once for all journeys. */
export default async function setup(): Promise<void> {
  await buildPortal();
}
