import { addressQuery, looksLikeId } from "@waypost/hooks/rules";
import { useConfig } from "./ConfigContext.ts";
import { useAddress } from "./hash-location.ts";

/** Returns the parameters of the link to the page, and the names of ids that cannot be used. */
export function useLink(): {
  readonly query: (name: string) => string | null;
  readonly unusable: readonly string[];
} {
  const address = useAddress();
  const { idPattern } = useConfig();
  const isId =
    idPattern === undefined
      ? looksLikeId
      : (text: string) => new RegExp(`^(?:${idPattern})$`, "u").test(text);
  const query = (name: string) => addressQuery(address, name, isId);
  const isUnusable = (name: string) =>
    query(name) === null && addressQuery(address, name, () => true) !== null;
  return { query, unusable: ["customer_id", "imei", "iccid"].filter(isUnusable) };
}
