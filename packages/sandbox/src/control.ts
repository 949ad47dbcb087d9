import { Hono } from "hono";
import type { Context } from "hono";
import { refused } from "./call.ts";
import type { Reply } from "./call.ts";
import { readFault } from "./faults.ts";
import { render } from "./reply.ts";
import type { Sandbox } from "./sandbox.ts";

/** Requests under this path control the sandbox itself. They are not logged. */
export const controlPath = "/__sandbox";

/** The sandbox's control functions over HTTP. */
export function control(sandbox: Sandbox): Hono {
  const app = new Hono();

  app.post("/reset", () => done(() => sandbox.reset()));

  app.get("/log", () => answer({ requests: sandbox.log() }));
  app.delete("/log", () => done(() => sandbox.clearLog()));

  app.get("/faults", () => answer({ faults: sandbox.faults() }));
  app.delete("/faults", () => done(() => sandbox.clearFaults()));
  app.post("/faults", async (context) => {
    const fault = await readBody(context);
    return done(() => sandbox.fault(readFault(fault)));
  });

  app.get("/charges", () => answer({ charges: sandbox.charges() }));
  app.get("/plan-changes", () => answer({ plan_changes: sandbox.planChanges() }));

  app.post("/token", async (context) => {
    const body = await readBody(context);
    return attempt(() => ({ status: true, token: sandbox.tokenFor(String(body.customer_id)) }));
  });

  app.get("/clock", () => answer({ now: sandbox.now().toISOString() }));
  app.delete("/clock", () => done(() => sandbox.setNow(null)));
  app.put("/clock", async (context) => {
    const { now } = await readBody(context);
    return done(() => sandbox.setNow(readDate(now)));
  });

  app.put("/country", async (context) => {
    const { country_code } = await readBody(context);
    return done(() => sandbox.setCountry(String(country_code)));
  });

  return app;
}

function readDate(value: unknown): Date {
  const date = new Date(typeof value === "string" ? value : Number.NaN);
  if (Number.isNaN(date.getTime())) throw new Error('"now" must be a date in ISO 8601.');
  return date;
}

async function readBody(context: Context): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await context.req.json();
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
  return render({ status: 200, body: { status: true, ...body } });
}

/** Replies 400 with the error's message when the request cannot be fulfilled. */
function attempt(make: () => object): Response {
  let reply: Reply;
  try {
    reply = { status: 200, body: make() };
  } catch (error) {
    reply = refused(400, error instanceof Error ? error.message : String(error));
  }
  return render(reply);
}
