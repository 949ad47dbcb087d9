import { isWaypostError } from "@waypost/sdk/pure";
import { warnOnce } from "./warn-once.ts";

/** Warns once per call if its reply could not be read, and says what was wrong with it. */
export function unreadableReply(error: unknown): void {
  if (!isWaypostError(error, "malformed")) return;
  warnOnce(
    `reply ${error.operation}`,
    `${error.message}. \`npx @waypost/check\` lists what the replies of the API lack.`,
  );
}
