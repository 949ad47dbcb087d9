interface Unit {
  readonly serial: string;
  readonly kind: "tracker" | "plug";
  owner?: string;
}

interface Order {
  readonly mail: string;
  readonly units: readonly { readonly serial: string; readonly tariff: string }[];
}

const TARIFFS = [
  { code: "fleet_1m", label: "Fleet", cents: 1995, months: 1, for: "tracker" },
  { code: "fleet_12m", label: "Fleet, a year", cents: 19_950, months: 12, for: "tracker" },
  { code: "texts_250", label: "250 texts", cents: 995, months: 0, for: "texts" },
];

const KEY = "key-of-the-shop";

const reply = (status: number, data: unknown) => Response.json({ data }, { status });

/** Errors are nested, and have a status of their own. */
const problem = (status: number, title: string, detail: string) =>
  Response.json({ errors: [{ title, detail }] }, { status });

/** An API that has other paths, names, keys and statuses than the documented one. */
export function createOtherApi() {
  const units: Unit[] = [
    { serial: "350000000000001", kind: "tracker" },
    { serial: "350000000000002", kind: "tracker", owner: "known@example.com" },
  ];
  const accounts = new Map([["known@example.com", 7]]);
  const sales: unknown[] = [];

  function sell({ mail, units: ordered }: Order): Response {
    const taken = ordered.find(({ serial }) =>
      units.some((one) => one.serial === serial && one.owner),
    );
    if (taken) return problem(422, "Unit sold", taken.serial);
    const id = accounts.get(mail) ?? accounts.size + 7;
    accounts.set(mail, id);
    for (const { serial } of ordered)
      for (const unit of units) if (unit.serial === serial) unit.owner = mail;
    sales.push(ordered);
    return reply(201, { account: id, activeUnits: ordered });
  }

  async function handle(request: Request): Promise<Response> {
    if (request.headers.get("X-Api-Key") !== KEY) return problem(403, "Wrong key", "");
    const { pathname, searchParams } = new URL(request.url);
    switch (`${request.method} ${pathname}`) {
      case "GET /v3/tariffs":
        return reply(
          200,
          TARIFFS.filter((tariff) => tariff.for === searchParams.get("for")),
        );
      case "GET /v3/accounts":
        return reply(200, [accounts.get(searchParams.get("mail") ?? "")].filter(Boolean));
      case "GET /v3/units":
        return reply(
          200,
          units.filter(({ serial }) => serial === searchParams.get("serial")),
        );
      case "POST /v3/sales":
        return sell((await request.json()) as Order);
      case "POST /v3/texts":
        sales.push(await request.json());
        return reply(201, {});
      default:
        return problem(404, "No such page", pathname);
    }
  }
  return { handle, sales };
}
