import type { CardsRequest } from "./generated/schema.ts";
import type { Feature } from "./operation.ts";
import { statusIsTrue } from "./reply.ts";
import type { RegistrationPayload } from "./registration-payloads.ts";
import type {
  EmailCheck,
  ImeiCheck,
  RegistrationResult,
  SavedCard,
} from "./registration-results.ts";
import {
  isEmailChecked,
  isImeiChecked,
  parseEmailCheck,
  parseImeiCheck,
  parseRegistration,
  parseSavedCards,
} from "./registration-replies.ts";
import type { CallOptions, ReadOptions } from "./types.ts";

/**
 * Registers devices on paid plans. None of these calls needs the token; a registration returns it.
 *
 * **`register` or `registerCharge`?** The API has two endpoints with the same payload and the same
 * reply, and both charge the card. The vendor's pages whose address contains `charge` use
 * `registerCharge`, all others `register`; no other difference is documented. Use `register`,
 * unless your vendor sends your customers to the charge pages. Never use one of them to repeat the
 * other: a customer who was charged by one would be charged again.
 */
export interface Registration {
  /**
   * Checks whether an account with this e-mail address exists, and returns its `customer_id`. The
   * server's message decides, with any HTTP status below 500.
   * @param email any characters, encoded by the SDK
   */
  checkEmail(email: string, options?: ReadOptions): Promise<EmailCheck>;
  /**
   * Lists the saved cards of an existing customer, who enters the password. It is a read and throws
   * the errors of a read. It is never retried, because it is a POST with a password. A wrong
   * password is a `rejected` or `http` error: let the customer enter a new card.
   */
  customerCards(request: CardsRequest, options?: CallOptions): Promise<SavedCard[]>;
  /**
   * Checks whether a device can be registered, and returns the reason if it cannot.
   * @param imei 1 to 15 digits
   */
  checkImei(imei: string, options?: ReadOptions): Promise<ImeiCheck>;
  /**
   * Registers one to four devices and **charges the card** for their plans. Sent once, never
   * retried. After `unknown-outcome`, check each IMEI with `checkImei` before trying again.
   */
  register(payload: RegistrationPayload, options?: CallOptions): Promise<RegistrationResult>;
  /**
   * Like `register`, but at the endpoint of the vendor's charge pages. **Charges the card.** Sent
   * once, never retried. See {@link Registration} for which of the two to use.
   */
  registerCharge(payload: RegistrationPayload, options?: CallOptions): Promise<RegistrationResult>;
}

export const registration: Feature<Registration> = {
  checkEmail: {
    endpoint: "GET /info/check/email/{email}",
    isSuccess: isEmailChecked,
    parse: parseEmailCheck,
  },
  customerCards: {
    endpoint: "POST /auth/customer/cards",
    isSuccess: statusIsTrue,
    parse: parseSavedCards,
  },
  checkImei: {
    endpoint: "GET /info/imei_validation/{imei}",
    isSuccess: isImeiChecked,
    parse: parseImeiCheck,
  },
  register: { endpoint: "POST /auth/register", write: "registration", parse: parseRegistration },
  registerCharge: {
    endpoint: "POST /auth/register/charge",
    write: "registration",
    parse: parseRegistration,
  },
};
