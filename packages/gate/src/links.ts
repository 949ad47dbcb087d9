import { randomUUID } from "node:crypto";
import { canonicalIdentifier as canonical, type WriteKind } from "@waypost/sdk/pure";
import { refusalAnswer, type Answer } from "./answer.ts";
import { fieldsOf, isRegistration, OPENED_BY, type Fields } from "./calls.ts";
import { ACCESS } from "./headers.ts";
import { readLink, signLink, type Link, type LinkClaims } from "./link.ts";
import type { VendorReply } from "./forward.ts";
import { imeisIn, type Named } from "./named.ts";
import type { ReadJson } from "./price.ts";
import { jsonOf } from "./read-request.ts";
import type { Store } from "./store/store.ts";
import { storedOutcome, textOf } from "./stored-reply.ts";
import type { createWriter, IncomingWrite } from "./write.ts";
import { LINK_NEEDED } from "./write-request.ts";

/** The signed links that a gate requires. */
export interface LinkOptions {
  /** One or two keys of at least 32 characters: the first signs, both are valid. */
  readonly keys: readonly string[];
  /** True if the page of the cancellation needs a link, too. Default false. */
  readonly forCancellation?: boolean;
}

export type Links = ReturnType<typeof createLinks>;

type Write = ReturnType<typeof createWriter>["write"];

/** The links that replies bring are in force for a day, in seconds. */
const LIFE = 24 * 60 * 60;

/** A link for one write opens reads for an hour after its use, in milliseconds. */
const READABLE_MS = 60 * 60 * 1000;

const MINUTE = 60 * 1000;

/** A client may send several links, of which one has to fit. */
const MOST = 8;

export function createLinks(options: LinkOptions, read: ReadJson, store: Pick<Store, "linkAge">) {
  const find = createLinkRules(options, read);
  const needsLink = (template: string) =>
    OPENED_BY[template] !== "anyone" &&
    (OPENED_BY[template] !== "cancellation" || options.forCancellation === true);

  function withLink(reply: Answer, claims: Omit<LinkClaims, "expires">): Answer {
    const expires = Math.floor(Date.now() / 1000) + LIFE;
    const access = signLink({ ...claims, expires }, options.keys[0] ?? "");
    return { ...reply, headers: [...reply.headers, [ACCESS, access]] };
  }

  /**
   * True if the vendor says that the e-mail address of a new customer's payload is unknown. Asked
   * before the registration is forwarded, because its reply names the customer in any case.
   */
  async function isNewCustomer({ email, password }: Fields, { emails }: Named): Promise<boolean> {
    const address = canonical(email);
    // A repeated field, or another spelling, could be somebody else's address to the vendor.
    if (address === "" || !password || emails.some((one) => one !== address)) return false;
    const checks = [...new Set([String(email), address])].map(async (one) => {
      const reply = fieldsOf(await read(`/info/check/email/${encodeURIComponent(one)}`));
      return reply["message"] === "User Not Found" && !reply["user"];
    });
    return (await Promise.all(checks).catch(() => [false])).every(Boolean);
  }

  /** A registration brings a link for the customer that it created, otherwise for its devices. */
  async function register(incoming: IncomingWrite, named: Named, write: Write): Promise<Answer> {
    const { request } = incoming;
    let isNew = false;
    const reply = await write({
      ...incoming,
      // One registration of an address at a time: the next one finds it known.
      request: { ...request, subjects: [...request.subjects, "registration"] },
      prepare: async () => {
        isNew = await isNewCustomer(fieldsOf(request.body), named);
      },
    });
    if (!isAccepted("registration", reply) || named.customers.length > 0) return reply;
    const { details, subscription } = fieldsOf(jsonOf(textOf(wholeOf(reply)) ?? ""));
    const customer = canonical(fieldsOf(details)["customer_id"]);
    if (isNew && customer !== "") return withLink(reply, { customer });
    const imeis = imeisIn(subscription).filter((imei) => named.imeis.includes(imei));
    return imeis.length === 0 ? reply : withLink(reply, { imei: imeis.join(",") });
  }

  return {
    /** Returns the reason not to pass a read through. `isRead`: its method is that of a read. */
    async problemOf(header: unknown, template: string, named: Named, isRead: boolean) {
      if (isRead && !needsLink(template)) return null;
      const link = isRead && named.isPlain ? await find(header, template, named) : null;
      if (!link) return LINK_NEEDED;
      const age = link.once === "" ? null : await store.linkAge(link.once);
      return age !== null && age > READABLE_MS ? LINK_NEEDED : null;
    },

    /** Has a write carried out if a link opens it. */
    async write(incoming: IncomingWrite, header: unknown, named: Named, write: Write) {
      const { request } = incoming;
      const { operation, path } = request.call;
      if (isRegistration(operation) || needsLink(path))
        if (!named.isPlain) return refusalAnswer(LINK_NEEDED);
      if (isRegistration(operation)) return register(incoming, named, write);
      if (!needsLink(path)) return write(incoming);
      const link = await find(header, path, named);
      if (!link) return refusalAnswer(LINK_NEEDED);
      if (link.once === "") return write(incoming);
      // Its use is stored with the write, which needs a key for that.
      const key = request.key ?? randomUUID();
      return write({ ...incoming, request: { ...request, key, link: link.once } });
    },

    /** Adds a link to the reply with the saved cards: the password was right. */
    afterPassword(reply: Answer, { customers, isPlain }: Named): Answer {
      const [customer = "", ...others] = new Set(customers);
      const isOne = isPlain && customer !== "" && others.length === 0;
      return isOne && isAccepted("status", reply) ? withLink(reply, { customer }) : reply;
    },
  };
}

const wholeOf = ({ status, headers, body }: Answer): VendorReply => ({
  status,
  headers: headers.flat(),
  body: Buffer.from(body),
});

const isAccepted = (kind: WriteKind, reply: Answer): boolean =>
  storedOutcome(kind, wholeOf(reply)) === "accepted";

/** Creates the function that returns the link that opens a call; null if none does. */
function createLinkRules({ keys }: LinkOptions, read: ReadJson) {
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
