import { ok } from "./call.ts";
import type { Call } from "./call.ts";
import { effectOf } from "./magic-values.ts";
import type { MagicCall } from "./magic-values.ts";
import { refusalReply } from "./refusal.ts";

interface CustomerWrite<Payload> {
  operation: string;
  path: string;
  /** The name under which the table of magic values knows this call. */
  magicCall: MagicCall;
  /** The message for a payload that the contract does not allow. */
  failure: string;
  /** @throws PayloadProblem */
  read: (body: unknown) => Payload;
  /** Returns the message of success. @throws Refusal when nothing was done. */
  carryOut: (payload: Payload, operation: string) => string;
}

/** A post about one customer. It is carried out, unless the customer is magic for this call. */
export function customerWrite<Payload extends { customer_id: number }>({
  operation,
  path,
  magicCall,
  failure,
  read,
  carryOut,
}: CustomerWrite<Payload>): Call {
  return {
    operation,
    method: "POST",
    path,
    answer({ body }) {
      try {
        const payload = read(body);
        const magic = effectOf(magicCall, String(payload.customer_id));
        if (magic?.kind === "reply") return magic;
        const message = carryOut(payload, operation);
        return ok(magic?.kind === "carried-out" ? magic.body : { status: true, message });
      } catch (error) {
        return refusalReply(error, failure);
      }
    },
  };
}
