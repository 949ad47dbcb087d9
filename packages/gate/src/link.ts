import { createHmac, timingSafeEqual } from "node:crypto";
import { canonicalIdentifier as canonical } from "@waypost/sdk/pure";
import { OPENED_BY } from "./calls.ts";

/** The claims of a signed link: at least a customer or a device. */
export interface LinkClaims {
  /** The customer's id. */
  readonly customer?: string | undefined;
  /** The only task that the link opens: its route without the first slash. All by default. */
  readonly task?: string | undefined;
  /** The only devices that the link is for. Several are separated by commas. */
  readonly imei?: string | undefined;
  readonly email?: string | undefined;
  /** The end, in seconds since 1970. */
  readonly expires: number;
  /** A text that no other link has; the link is then good for one write. At most 30 days. */
  readonly once?: string | undefined;
}

/** A link as the gate compares it: ids in their canonical form, "" for what it does not name. */
export type Link = Readonly<Record<"customer" | "task" | "email" | "once", string>> & {
  readonly imeis: readonly string[];
};

const VERSION = "waypost-link-1";

/** Writes are remembered for 35 days. A longer link could be used again. */
const ONCE_SECONDS = 30 * 24 * 60 * 60;

const TASKS: ReadonlySet<string> = new Set(
  Object.values(OPENED_BY)
    .filter((openedBy) => !/^(anyone|device)$/.test(openedBy))
    .flatMap((tasks) => tasks.split(" ")),
);

/** Signs a link. Returns the value of its parameter `access`. @throws if it cannot be signed */
export function signLink(claims: LinkClaims, key: string): string {
  const { customer = "", task = "", imei = "", email = "", expires, once = "" } = claims;
  const fields = [VERSION, customer, task, imei, email, String(expires), once];
  const text = fields.join("\n");
  const mac = createHmac("sha256", key).update(text).digest("base64url");
  const access = `${Buffer.from(text).toString("base64url")}.${mac}`;
  if (!readLink(access, [key]))
    throw new Error("A link needs a customer or IMEI, a known task and a valid end.");
  return access;
}

/** Reads a link that one of the keys has signed. Null if it is not in force, or not signed. */
export function readLink(access: string, keys: readonly string[]): Link | null {
  const [text = Buffer.alloc(0), mac = text] = access
    .split(".", 2)
    .map((part) => Buffer.from(part, "base64url"));
  const isSigned = keys.some((key) => {
    const expected = createHmac("sha256", key).update(text).digest();
    return mac.length === expected.length && timingSafeEqual(mac, expected);
  });
  const fields = text.toString("utf8").split("\n");
  const [version, customer = "", task = "", imei = "", email = "", expires = "", once = ""] =
    fields;
  const seconds = Number(expires) - Date.now() / 1000;
  const isValid =
    isSigned &&
    version === VERSION &&
    fields.length === 7 &&
    // Otherwise a link could be for more than it seems.
    [customer, email, imei].every((field) => field === "" || field.split(",").every(canonical)) &&
    /^\d{1,12}$/.test(expires) &&
    seconds > 0 &&
    (once === "" || seconds <= ONCE_SECONDS) &&
    (task === "" || TASKS.has(task));
  const imeis = imei.split(",").map(canonical).filter(Boolean);
  const link = { customer: canonical(customer), task, imeis, email: canonical(email), once };
  return isValid && (link.customer !== "" || imeis.length > 0) ? link : null;
}

/** Reads the keys of a file, one a line: the first signs. @throws an Error for the user */
export function readKeys(text: string): string[] {
  const keys = text.split("\n").map((line) => line.trim());
  const found = keys.filter((line) => line !== "");
  if (found.length === 0 || found.length > 2 || found.some((key) => key.length < 32))
    throw new Error("The key file must have one or two lines of at least 32 characters.");
  return found;
}

/** Returns the address of a page of the portal with a signed link. @throws as `signLink` does */
export function linkAddress(portal: string, claims: LinkClaims, key: string): string {
  const { customer, imei, email, task = "account" } = claims;
  const parameters = { customer_id: customer, imei, email, access: signLink(claims, key) };
  const query = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return `${portal}#/${task}?${query.join("&")}`;
}
