interface Unit {
  readonly serial: string;
  readonly client?: string;
  readonly sku?: string;
}

interface Order {
  readonly mail: string;
  readonly pay: string;
  readonly lines: readonly { readonly serial: string; readonly sku: string }[];
}

const TIERS = { basic: 995, business: 1495, premium: 1995 };
const BLURBS = { basic: "Standby for weeks", business: "Standby for a week", premium: "" };

/** Three tiers with three terms, in cents. */
const CATALOG = [1, 3, 12].flatMap((months) =>
  Object.entries(TIERS).map(([tier, cents]) => ({
    sku: `${tier}-${months}`,
    title: tier.charAt(0).toUpperCase() + tier.slice(1),
    blurb: BLURBS[tier as keyof typeof BLURBS],
    cents: cents * months,
    term: { months },
    limits: tier === "basic" ? { zones: 2 } : { zones: 10, sos: true },
  })),
);

const KEY = "key-of-the-shop";
const PAGE = 4;

/** Errors are nested, and have a status of their own. */
const problem = (status: number, code: string, text: string) =>
  Response.json({ error: { code, causes: [{ text }] } }, { status });

const page = (rows: readonly unknown[], after: string | null) => {
  const start = Number(after ?? 0);
  const next = start + PAGE < rows.length ? String(start + PAGE) : null;
  return Response.json({ items: rows.slice(start, start + PAGE), next });
};

/**
 * An API that is unlike the documented one: cents, cursors, nested errors, payment methods, and
 * writes that answer 202 with a job. Devices ordered from it are in `sales`.
 */
export function createOtherApi() {
  const units = new Map<string, Unit>();
  for (let number = 1; number <= 9; number += 1) {
    const serial = `35000000000000${number}`;
    units.set(serial, { serial });
  }
  units.set("358000000000001", { serial: "358000000000001", client: "c-7", sku: "business-1" });
  const clients = new Map([["known@example.com", "c-7"]]);
  const payments = new Map<string, { ref: string; ending: string; until: string }>();
  const jobs: { polls: number; readonly outcome: object }[] = [];
  const sales: unknown[] = [];

  function sell({ mail, pay, lines }: Order): object {
    const taken = lines.find(({ serial }) => units.get(serial)?.client !== undefined);
    if (taken) return { error: { code: "unit.sold", causes: [{ text: taken.serial }] } };
    if (!payments.has(pay)) return { error: { code: "pay.unknown", causes: [{ text: pay }] } };
    const client = clients.get(mail) ?? `c-${clients.size + 7}`;
    clients.set(mail, client);
    for (const { serial, sku } of lines) units.set(serial, { serial, client, sku });
    sales.push(lines);
    return { value: { client, lines } };
  }

  function change({ serial, sku }: { readonly serial: string; readonly sku: string }): object {
    const unit = units.get(serial);
    if (unit?.client === undefined || !CATALOG.some((one) => one.sku === sku))
      return { error: { code: "change.refused", causes: [{ text: serial }] } };
    units.set(serial, { ...unit, sku });
    return { value: {} };
  }

  function addPayment({ pan, until }: { readonly pan: string; readonly until: string }): Response {
    if (pan.endsWith("0002")) return problem(402, "pay.declined", "Ask your bank");
    const ref = `pm-${payments.size + 1}`;
    payments.set(ref, { ref, ending: pan.slice(-4), until });
    return Response.json({ ref }, { status: 201 });
  }

  function accept(outcome: object): Response {
    jobs.push({ polls: 0, outcome });
    return Response.json({ job: `/v4/jobs/${jobs.length - 1}` }, { status: 202 });
  }

  function poll(id: number): Response {
    const job = jobs[id];
    if (job === undefined) return problem(404, "job.unknown", String(id));
    job.polls += 1;
    return Response.json(job.polls > 1 ? { state: "done", ...job.outcome } : { state: "running" });
  }

  async function handle(request: Request): Promise<Response> {
    if (request.headers.get("X-Api-Key") !== KEY) return problem(403, "key.wrong", "");
    const { pathname, searchParams } = new URL(request.url);
    const after = searchParams.get("after");
    const [, , name, id = "", part] = pathname.split("/");
    switch ([request.method, name, part].filter(Boolean).join(" ")) {
      case "GET catalog":
        return page(CATALOG, after);
      case "GET clients":
        return page([clients.get(searchParams.get("mail") ?? "")].filter(Boolean), after);
      case "GET clients units":
        return page(
          [...units.values()].filter(({ client }) => client === id),
          after,
        );
      case "GET units":
        return page([units.get(searchParams.get("serial") ?? "")].filter(Boolean), after);
      case "GET jobs":
        return poll(Number(id));
      case "POST payment-methods":
        return addPayment((await request.json()) as Parameters<typeof addPayment>[0]);
      case "POST orders":
        return accept(sell((await request.json()) as Order));
      case "POST changes":
        return accept(change((await request.json()) as Parameters<typeof change>[0]));
      default:
        return problem(404, "page.unknown", pathname);
    }
  }
  return { handle, sales };
}
