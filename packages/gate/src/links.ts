import { randomUUID } from "node:crypto";
import { refusalAnswer, type Answer } from "./answer.ts";
import type { ReadCall } from "./calls.ts";
import { createLinkRules, LINK_NEEDED, linkSubjects, type LinkOptions } from "./link-rules.ts";
import type { Named } from "./named.ts";
import type { ReadJson } from "./price.ts";
import { isNewCustomer, linkOfPassword, linkOfRegistration } from "./registration-links.ts";
import type { Store } from "./store/store.ts";
import type { IncomingWrite } from "./write.ts";
import type { Refusal } from "./write-request.ts";

export type Links = ReturnType<typeof createLinks>;

/** Creates what a gate does that requires signed links. */
export function createLinks(options: LinkOptions, read: ReadJson, store: Pick<Store, "recent">) {
  const [key = ""] = options.keys;
  const findLink = createLinkRules(options, read, store);
  const noStore: Refusal = {
    code: "unavailable",
    status: 424,
    message: "The service is not available. Nothing was sent.",
  };

  return {
    /** Returns the reason not to pass a read through. */
    async problemOf(
      header: unknown,
      call: ReadCall | undefined,
      named: Named,
      hasBody: boolean,
    ): Promise<Refusal | null> {
      if (hasBody && call?.method !== "POST") return LINK_NEEDED;
      const found = await findLink(header, call, named).catch(() => noStore);
      return found && "code" in found ? found : null;
    },

    /** Has a write carried out if a link opens it. A registration gets a link with its reply. */
    async write(
      incoming: IncomingWrite,
      header: unknown,
      named: Named,
      write: (incoming: IncomingWrite) => Promise<Answer>,
    ): Promise<Answer> {
      const { request } = incoming;
      const link = await findLink(header, request.call, named);
      if (link && "code" in link) return refusalAnswer(link);
      if (request.call.operation.startsWith("register")) return register(incoming, named, write);
      const [use] = link ? linkSubjects(link) : [];
      if (!link || use === undefined) return write(incoming);
      // Stored with the write, so that it needs a key.
      const { key: given, subjects } = request;
      const own = {
        key: given ?? randomUUID(),
        owner: link.customer,
        subjects: [...subjects, use],
      };
      return write({ ...incoming, request: { ...request, ...own } });
    },

    /** The reply to the question for saved cards. */
    afterPassword: (reply: Answer, named: Named) => linkOfPassword(reply, named, key),
  };

  async function register(
    incoming: IncomingWrite,
    named: Named,
    write: (incoming: IncomingWrite) => Promise<Answer>,
  ): Promise<Answer> {
    const { request } = incoming;
    let isNew = false;
    const reply = await write({
      ...incoming,
      // One registration of an address at a time: the next one finds it known.
      request: { ...request, subjects: [...request.subjects, "registration"] },
      prepare: async () => {
        isNew = await isNewCustomer(request.body, named, read);
      },
    });
    return linkOfRegistration(reply, named, isNew, key);
  }
}
