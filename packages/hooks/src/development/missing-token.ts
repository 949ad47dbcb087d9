import { isWaypostError } from "@waypost/sdk/pure";
import { warnOnce } from "./warn-once.ts";

const REASONS = {
  missing: "createClient was given no `token`",
  empty: "the `token` of the client gave nothing",
  invalid: "the `token` of the client gave what no header can hold",
  failed: "the `token` of the client threw an error",
  timeout: "the `token` of the client took too long",
};

/** Warns if the settings of a device could not be read because the token is missing. */
export function missingToken(error: unknown): void {
  if (!isWaypostError(error, "no-token")) return;
  warnOnce(
    `token ${error.reason}`,
    `the settings of a device need the token of its customer, and ${REASONS[error.reason]}. ` +
      "After a registration `registrationToken(waypost)` has it: " +
      "createClient({ baseUrl, token: () => registrationToken(waypost) }). " +
      "For a customer who has an account it is the one that your own login has.",
  );
}
