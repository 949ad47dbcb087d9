import { OPENED_BY } from "./calls.ts";
import { readLink, type Link } from "./link.ts";
import { imeisIn, type Named } from "./named.ts";
import type { ReadJson } from "./price.ts";
import type { Refusal } from "./write-request.ts";

/** The signed links that a gate requires. */
export interface LinkOptions {
  /** One or two keys of at least 32 characters: the first signs, both are valid. */
  readonly keys: readonly string[];
  /** True if the page of the cancellation needs a link, too. Default false. */
  readonly forCancellation?: boolean;
}

export const LINK_NEEDED: Refusal = {
  code: "link-needed",
  status: 401,
  message: "This link has expired, or it is for something else. Nothing was sent.",
};

const MINUTE = 60 * 1000;

/** A client may send several links, of which one has to fit. */
const MOST = 8;

/** Creates the function that returns the link that opens a call; null if none does. */
export function createLinkRules({ keys }: LinkOptions, read: ReadJson) {
  const holds = createHoldings(read);

  async function fits(link: Link, openedBy: string, named: Named): Promise<boolean> {
    const { customer, task, imeis, email } = link;
    if (task !== "" && !openedBy.split(" ").includes(task)) return false;
    // The settings of a device also have its customer's id, which a link for a device does not name,
    // and an address for alerts.
    const isDevice = openedBy === "device";
    if (named.customers.some((one) => one !== customer) && !(isDevice && customer === ""))
      return false;
    if (email !== "" && !isDevice && named.emails.some((one) => one !== email)) return false;
    if (imeis.length > 0 && named.imeis.some((one) => !imeis.includes(one))) return false;
    if (!/^(device|cancellation)$/.test(openedBy))
      return customer !== "" && named.customers.length > 0;
    return named.imeis.length > 0 && (imeis.length > 0 || holds(customer, named.imeis));
  }

  return async (header: unknown, template: string, named: Named): Promise<Link | null> => {
    const openedBy = OPENED_BY[template];
    if (openedBy === undefined || typeof header !== "string") return null;
    for (const access of header.split(",", MOST)) {
      const link = readLink(access.trim(), keys);
      if (link && (await fits(link, openedBy, named))) return link;
    }
    return null;
  };
}

/** Creates the function that returns whether the vendor's lists of a customer have devices. */
function createHoldings(read: ReadJson) {
  const lists = new Map<string, Promise<readonly string[]>>();

  async function load(customer: string): Promise<readonly string[]> {
    const paths = ["/info/imei/list/", "/auth/re-activation/devices/"];
    const replies = await Promise.allSettled(
      paths.map((path) => read(path + encodeURIComponent(customer))),
    );
    // Asked again at the next call.
    if (replies.every(({ status }) => status === "rejected")) lists.delete(customer);
    return replies.flatMap((one) => (one.status === "fulfilled" ? imeisIn(one.value) : []));
  }

  return async (customer: string, imeis: readonly string[]): Promise<boolean> => {
    if (customer === "") return false;
    const list = lists.get(customer) ?? load(customer);
    if (!lists.has(customer)) setTimeout(() => lists.delete(customer), MINUTE).unref();
    lists.set(customer, list);
    const found = await list;
    return imeis.every((imei) => found.includes(imei));
  };
}
