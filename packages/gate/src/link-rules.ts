import type { GateCall, ReadCall } from "./calls.ts";
import { readLink, type Link } from "./link.ts";
import { imeisIn, type Named } from "./named.ts";
import type { ReadJson } from "./price.ts";
import type { Store } from "./store/store.ts";
import type { Refusal, WriteRequest } from "./write-request.ts";

const MINUTE = 60 * 1000;

/** A used link opens reads for this time. */
const HOUR = 60 * MINUTE;

/** The writes with a link that is good for one write are found for this time. */
const USES_KEPT_MS = 34 * 24 * HOUR;

/** A client may send several links, of which one has to fit. */
const MOST = 8;

/** The number of customers whose devices are kept. */
const MOST_LISTS = 1000;

const SUBJECT = "link:";

export const LINK_NEEDED: Refusal = {
  code: "link-needed",
  status: 401,
  message: "This link has expired, or it is for something else. Nothing was sent.",
};

/** The subject by which the writes of a link are stored. Empty if it is good for several. */
export const linkSubjects = ({ once }: Link): string[] => (once === "" ? [] : [SUBJECT + once]);

/** A write with a key has used its link up unless it was refused: `used` an hour ago at most. */
export async function linkUseOf(
  { owner, subjects }: Pick<WriteRequest, "owner" | "subjects">,
  { recent }: Pick<Store, "recent">,
): Promise<"unused" | "used" | "ended"> {
  const own = subjects.filter((subject) => subject.startsWith(SUBJECT));
  if (own.length === 0) return "unused";
  const isUsedIn = async (milliseconds: number) =>
    (await recent(owner, own, milliseconds)).some(({ outcome }) => outcome !== "refused");
  if (!(await isUsedIn(USES_KEPT_MS))) return "unused";
  return (await isUsedIn(HOUR)) ? "used" : "ended";
}

/**
 * Finds the link of a request: `null` if it needs none, otherwise the link or a refusal.
 * @throws if the store cannot be read
 */
export type FindLink = (
  header: unknown,
  call: GateCall | ReadCall | undefined,
  named: Named,
) => Promise<Link | Refusal | null>;

/** Creates the function that decides whether a signed link opens a call. */
export function createLinkRules(
  { keys, forCancellation = false }: LinkOptions,
  read: ReadJson,
  store: Pick<Store, "recent">,
): FindLink {
  const holds = createHoldings(read);

  async function fits(link: Link, call: GateCall | ReadCall, named: Named): Promise<boolean> {
    const { customer, task, imeis, email } = link;
    if (task !== "" && !call.tasks.includes(task)) return false;
    if (named.customers.some((one) => one !== customer)) return false;
    if (email !== "" && named.emails.some((one) => one !== email)) return false;
    if (imeis.length > 0 && named.imeis.some((one) => !imeis.includes(one))) return false;
    if (call.about === "customer") return customer !== "" && named.customers.length > 0;
    return named.imeis.length > 0 && (imeis.length > 0 || holds(customer, named.imeis));
  }

  return async (header, call, named) => {
    const isOpen = call?.about === "anyone" || (call?.about === "cancellation" && !forCancellation);
    if (isOpen) return null;
    if (call === undefined || typeof header !== "string") return LINK_NEEDED;
    for (const access of header.split(",", MOST)) {
      const link = readLink(access.trim(), keys);
      if (!link || !(await fits(link, call, named))) continue;
      const subjects = linkSubjects(link);
      // A write is checked in its lane.
      if ("operation" in call) return link;
      if ((await linkUseOf({ owner: link.customer, subjects }, store)) !== "ended") return link;
    }
    return LINK_NEEDED;
  };
}

/** The signed links that a gate requires. */
export interface LinkOptions {
  /** One or two keys of at least 32 characters: the first signs, both are valid. */
  readonly keys: readonly string[];
  /** True if the page of the cancellation needs a link, too. Default false. */
  readonly forCancellation?: boolean;
}

/** Creates the function that returns whether the vendor's lists of a customer have devices. */
function createHoldings(read: ReadJson) {
  const lists = new Map<
    string,
    { readonly until: number; readonly imeis: Promise<ReadonlySet<string>> }
  >();

  async function load(customer: string): Promise<ReadonlySet<string>> {
    const id = encodeURIComponent(customer);
    const found = await Promise.allSettled(
      [`/info/imei/list/${id}`, `/auth/re-activation/devices/${id}`].map(read),
    );
    // Asked again at the next call.
    if (found.every(({ status }) => status === "rejected")) lists.delete(customer);
    return new Set(found.flatMap((one) => (one.status === "fulfilled" ? imeisIn(one.value) : [])));
  }

  return async (customer: string, imeis: readonly string[]): Promise<boolean> => {
    if (customer === "") return false;
    const known = lists.get(customer);
    const now = performance.now();
    const list =
      known && known.until > now ? known : { until: now + MINUTE, imeis: load(customer) };
    lists.delete(customer);
    lists.set(customer, list);
    for (const name of [...lists.keys()].slice(0, lists.size - MOST_LISTS)) lists.delete(name);
    const held = await list.imeis;
    return imeis.every((imei) => held.has(imei));
  };
}
