import { randomUUID } from "node:crypto";
import { canonicalIdentifier as canonical, type WriteKind } from "@waypost/sdk/pure";
import { refusalAnswer, type Answer } from "./answer.ts";
import { fieldsOf, isRegistration, OPENED_BY } from "./calls.ts";
import { ACCESS } from "./headers.ts";
import { createLinkRules, LINK_NEEDED, type LinkOptions } from "./link-rules.ts";
import { signLink, type LinkClaims } from "./link.ts";
import type { VendorReply } from "./forward.ts";
import { imeisIn, type Named } from "./named.ts";
import type { ReadJson } from "./price.ts";
import { jsonOf } from "./read-body.ts";
import type { Store } from "./store/store.ts";
import { storedOutcome, textOf } from "./stored-reply.ts";
import type { createWriter, IncomingWrite } from "./write.ts";

export type Links = ReturnType<typeof createLinks>;

type Write = ReturnType<typeof createWriter>["write"];

/** The links that replies bring are in force for a day, in seconds. */
const LIFE = 24 * 60 * 60;

/** A link for one write opens reads for an hour after its use, in milliseconds. */
const READABLE_MS = 60 * 60 * 1000;

/** Creates the part of a gate that requires signed links. */
export function createLinks(options: LinkOptions, read: ReadJson, store: Pick<Store, "linkAge">) {
  const find = createLinkRules(options, read);
  const needsLink = (template: string) =>
    OPENED_BY[template] !== "anyone" &&
    (OPENED_BY[template] !== "cancellation" || options.forCancellation === true);

  /** Adds a link to a reply. */
  function withLink(reply: Answer, claims: Omit<LinkClaims, "expires">): Answer {
    const expires = Math.floor(Date.now() / 1000) + LIFE;
    const access = signLink({ ...claims, expires }, options.keys[0] ?? "");
    return { ...reply, headers: [...reply.headers, [ACCESS, access]] };
  }

  /**
   * True if the vendor says that the e-mail address of a new customer's payload is unknown. Asked
   * before the registration is forwarded, because its reply names the customer in any case.
   */
  async function isNewCustomer(
    body: ReturnType<typeof fieldsOf>,
    { emails }: Named,
  ): Promise<boolean> {
    const { email, password } = body;
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
