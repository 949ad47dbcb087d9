import type { Kept } from "../../../../../packages/hooks/src/flows/engine/flow.ts";
import type { Lead } from "./walk.ts";

/** A storage that has no draft and no attempt. */
export const nothingKept: Kept = { draft: () => null, attempts: [] };

/** What happens without an event: the storage has answered. Until then all events wait. */
export const restored = (from: string, to: string): Lead => ({
  from,
  event: "draft restored",
  to,
});
