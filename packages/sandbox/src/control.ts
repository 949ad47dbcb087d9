import { Hono } from "hono";
import { refused } from "./call.ts";
import type { Reply } from "./call.ts";
import { clockDate, isClockDate } from "./clock.ts";
import type { ControlAccess } from "./control-access.ts";
import { readFault } from "./faults.ts";
import { controlOverview } from "./overview.ts";
import { renderSameOrigin } from "./reply.ts";
import { readBodyText, tooLarge } from "./request-body.ts";
import type { Sandbox } from "./sandbox.ts";

/** The path of the control API. Requests to it are not logged. */
export const controlPath = "/__sandbox";

type Body = Record<string, unknown>;

/** The control API: functions of the sandbox over HTTP. Pages of other origins cannot use it. */
export function control(
  sandbox: Sandbox,
  access: ControlAccess,
): Hono<{ Variables: { body: Body } }> {
  const app = new Hono<{ Variables: { body: Body } }>();

  // An overview for a browser. It needs no permission.
  app.get("/", controlOverview);

  app.use("*", async (context, next) => {
    const problem = access(context.req);
    if (problem !== undefined) return renderSameOrigin(refused(403, problem));
    const text = await readBodyText(context.req);
    if (text === undefined) return renderSameOrigin(tooLarge);
    context.set("body", parseBody(text));
    return next();
  });

  app.post("/reset", () => done(() => sandbox.reset()));

  app.get("/log", () => answer({ requests: sandbox.log() }));
  app.delete("/log", () => done(() => sandbox.clearLog()));

  app.get("/faults", () => answer({ faults: sandbox.faults() }));
  app.delete("/faults", () => done(() => sandbox.clearFaults()));
  app.post("/faults", ({ var: { body } }) => done(() => sandbox.fault(readFault(body))));

  app.get("/charges", () => answer({ charges: sandbox.charges() }));
  app.get("/plan-changes", () => answer({ plan_changes: sandbox.planChanges() }));
  app.get("/account-changes", () => answer({ account_changes: sandbox.accountChanges() }));

  app.post("/token", ({ var: { body } }) =>
    attempt(() => ({ status: true, token: sandbox.tokenFor(String(body.customer_id)) })),
  );

  app.get("/clock", () => answer({ now: sandbox.now().toISOString() }));
  app.delete("/clock", () => done(() => sandbox.setNow(null)));
  app.put("/clock", ({ var: { body } }) => done(() => sandbox.setNow(readDate(body.now))));

  app.put("/country", ({ var: { body } }) =>
    done(() => sandbox.setCountry(String(body.country_code))),
  );

  app.put("/prices", ({ var: { body } }) =>
    done(() => sandbox.setPrice(String(body.service_plan_id), body.price as number)),
  );

  app.all("*", ({ req }) =>
    renderSameOrigin(refused(404, `No such control request: ${req.method} ${req.path}`)),
  );

  return app;
}

function readDate(value: unknown): Date {
  const date = new Date(typeof value === "string" ? value : Number.NaN);
  if (!isClockDate(date)) throw new Error(`"now" must be ${clockDate}.`);
  return date;
}

/** Returns the object in the body, or an empty one if there is none. */
function parseBody(text: string): Body {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null
      ? Object.fromEntries(Object.entries(body))
      : {};
  } catch {
    return {};
  }
}

function done(action: () => void): Response {
  return attempt(() => {
    action();
    return { status: true };
  });
}

function answer(body: object): Response {
  return renderSameOrigin({ status: 200, body: { status: true, ...body } });
}

/** Replies with the result of `make`, or with 400 and the message of its error. */
function attempt(make: () => object): Response {
  let reply: Reply;
  try {
    reply = { status: 200, body: make() };
  } catch (error) {
    reply = refused(400, error instanceof Error ? error.message : String(error));
  }
  return renderSameOrigin(reply);
}
