import { ok } from "./call.ts";
import type { Call, CallInput } from "./call.ts";
import { effectOf } from "./magic-values.ts";
import type { MagicCall } from "./magic-effects.ts";
import { refusalReply } from "./refusal.ts";

interface CustomerWrite<Payload> {
  operation: string;
  /** Default `POST`. */
  method?: "POST" | "PUT";
  path: string;
  /** The call's name in the table of magic values. */
  magicCall: MagicCall;
  /** The message for a payload that violates the contract. */
  failure: string;
  /** @throws PayloadProblem, or Refusal when the token does not permit the call */
  read: (body: unknown, input: CallInput) => Payload;
  /** Returns the success message. @throws Refusal if nothing was done */
  carryOut: (payload: Payload, operation: string) => string;
}

/**
 * Creates a write about one customer. It is carried out, unless the customer's id is a magic value
 * for this call.
 */
export function customerWrite<Payload extends { customer_id: number }>({
  operation,
  method = "POST",
  path,
  magicCall,
  failure,
  read,
  carryOut,
}: CustomerWrite<Payload>): Call {
  return {
    operation,
    method,
    path,
    answer(input) {
      try {
        const payload = read(input.body, input);
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
