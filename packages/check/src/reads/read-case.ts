import type { CheckId } from "../catalogue/catalogue.ts";
import type { Request } from "../session.ts";
import type { Exchange } from "../transport/exchange.ts";
import type { Fields } from "./body.ts";

/** A read and its expected reply. */
export interface ReadCase extends Request {
  /** Distinguishes the cases of a call, for example `obd`. */
  readonly variant?: string;
  /** Paths in the scenario, such as `customer.id`. Without one of them the case is skipped. */
  readonly needs?: readonly string[];
  /**
   * - `success`: 200 and the documented body
   * - `refusal`: a 4xx status or `status: false`
   * - `answer`: either of them, because the `message` contains the result
   */
  readonly expect: "success" | "refusal" | "answer";
  /** The field that contains the requested data. */
  readonly key?: string;
  /** True if the list under `key` must not be empty. */
  readonly needsRows?: true;
  /**
   * The check of the reply's content. Without `problems`, the check only requires the expected
   * success or refusal.
   */
  readonly assertion?: Assertion;
}

interface Assertion {
  readonly check: CheckId;
  readonly problems?: (reply: Fields, body: unknown, exchange: Exchange) => readonly string[];
}
