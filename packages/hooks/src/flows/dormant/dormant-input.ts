import { dormantOffer, type DormantVariant } from "../../rules/self-service/dormant.ts";

/** Whom and what a page of dormant mode is about, from the query of its address. */
export interface DormantInput {
  readonly customerId: string;
  readonly imei: string;
  readonly iccid: string;
  readonly email: string;
  /** "yes", "no" or anything else; without it the address does not say. */
  readonly paying?: string | null;
}

/** `null` where a required part is missing. */
export function dormantInput(query: (name: string) => string | null): DormantInput | null {
  const [customerId, imei] = [query("customer_id"), query("imei")];
  const [iccid, email] = [query("iccid"), query("email")];
  if (customerId === null || imei === null || iccid === null || email === null) return null;
  return { customerId, imei, iccid, email, paying: query("paying") };
}

/** The input of a page that terminates, or of one that does not: the address decides. */
export const inputFor =
  (button: "activate" | "terminate", variant: DormantVariant) =>
  (query: (name: string) => string | null): DormantInput | null => {
    const input = dormantInput(query);
    const isMeant = dormantOffer(variant, input?.paying ?? undefined).button === button;
    return isMeant ? input : null;
  };

/** Links about one device that differ in anything are different runs. */
export const dormantIdentity = ({ customerId, imei, iccid, email, paying }: DormantInput): string =>
  [customerId, imei, iccid, email, paying ?? ""].join(" ");

/** What all writes of dormant mode send about the device. */
export const dormantRequest = ({ customerId, imei, iccid, email }: DormantInput) => ({
  customer_id: customerId,
  imei,
  iccid,
  email,
});
