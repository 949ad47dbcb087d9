import type { CheckId } from "../catalogue/catalogue.ts";
import type { CallName } from "../contract.ts";
import type { Request } from "../session.ts";
import type { Exchange } from "../transport/exchange.ts";
import type { Fields } from "./body.ts";

/** A read, and what must come of it. */
export interface ReadCase extends Request {
  /** What distinguishes it from other cases of the same call, such as `obd`. */
  readonly about?: string;
  /**
   * `success`: 200 and the documented body. `refusal`: a 4xx or a `status` of false. `answer`:
   * either; its message decides.
   */
  readonly expect: "success" | "refusal" | "answer";
  /** The field that has what was asked for. */
  readonly key?: string;
  /** Whether the list under the key must have rows. */
  readonly needsRows?: true;
  /**
   * What the reply has to tell: the problems with it. Of a refusal: the check that has failed if the
   * call was not refused.
   */
  readonly truth?: Truth;
}

interface Truth {
  readonly check: CheckId;
  readonly problems?: (reply: Fields, body: unknown, exchange: Exchange) => readonly string[];
}

/** A read that cannot be made, and why. */
export interface MissingCase {
  readonly call: CallName;
  readonly about?: string;
  readonly checks: readonly CheckId[];
  readonly reason: string;
}
