import { dormantOffer, type DormantVariant } from "../../rules/self-service/dormant.ts";

/** The customer and the SIM of a dormant-mode page, from the query of its address. */
export interface DormantInput {
  readonly customerId: string;
  readonly imei: string;
  readonly iccid: string;
  readonly email: string;
  /** "yes", "no" or any other text. If it is missing, the address does not name an action. */
  readonly paying?: string | null;
}

/** Returns `null` if a required part is missing. */
export function dormantInput(query: (name: string) => string | null): DormantInput | null {
  const [customerId, imei] = [query("customer_id"), query("imei")];
  const [iccid, email] = [query("iccid"), query("email")];
  if (customerId === null || imei === null || iccid === null || email === null) return null;
  return { customerId, imei, iccid, email, paying: query("paying") };
}

/** Returns the input if the address asks for this action, otherwise `null`. */
export const inputFor =
  (button: "activate" | "terminate", variant: DormantVariant) =>
  (query: (name: string) => string | null): DormantInput | null => {
    const input = dormantInput(query);
    const isMeant = dormantOffer(variant, input?.paying ?? undefined).button === button;
    return isMeant ? input : null;
  };

/** Has every value of a link, so that different links for one device have separate runs. */
export const dormantIdentity = ({ customerId, imei, iccid, email, paying }: DormantInput): string =>
  [customerId, imei, iccid, email, paying ?? ""].join(" ");

/** The fields about the device that every dormant-mode request sends. */
export const dormantRequest = ({ customerId, imei, iccid, email }: DormantInput) => ({
  customer_id: customerId,
  imei,
  iccid,
  email,
});
