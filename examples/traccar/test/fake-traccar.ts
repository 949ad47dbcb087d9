import { Ajv2020 } from "ajv/dist/2020.js";
import { readFileSync } from "node:fs";
import type { Device, Notification } from "../src/traccar.ts";

interface Call {
  readonly query?: readonly string[];
  readonly body?: string;
  readonly reply?: string | { readonly items: string };
}
interface Schema {
  readonly $defs: Readonly<Record<string, object>>;
  readonly calls: Readonly<Record<string, Call>>;
}

const schema = JSON.parse(
  readFileSync(new URL("traccar-schema.json", import.meta.url), "utf8"),
) as Schema;
const ajv = new Ajv2020({ strict: false });

/** @throws Error if the value is not of this type */
function check(name: string, value: unknown): void {
  const { [name]: definition = {} } = schema.$defs;
  if (!ajv.validate(definition, value)) throw new Error(`${name}: ${ajv.errorsText()}`);
}

/** Traccar in memory. Requests and replies that its schema does not allow throw. */
export function fakeTraccar(imeis: readonly string[]) {
  const users: { id: number; name: string; email: string }[] = [];
  const devices: Device[] = imeis.map((uniqueId, index) => ({
    id: index + 1,
    name: "Tracker",
    uniqueId,
    disabled: true,
    model: "AT4",
    positionId: index + 1,
    attributes: {},
  }));
  const notifications = new Map<number, Notification>();
  const links: Record<string, number>[] = [];
  const metres = new Map<number, number>();
  let lastId = 1000;

  function answer(method: string, path: string, query: URLSearchParams, body: unknown): unknown {
    const id = Number(path.split("/")[2]);
    switch (`${method} ${path.replace(/\d+/, "{id}")}`) {
      case "GET /devices":
        return devices.filter(({ uniqueId }) => uniqueId === query.get("uniqueId"));
      case "PUT /devices/{id}":
        devices[id - 1] = body as Device;
        return body;
      case "PUT /devices/{id}/accumulators":
        return void metres.set(id, (body as { totalDistance: number }).totalDistance);
      case "GET /positions": {
        const position = Number(query.get("id"));
        const attributes = { totalDistance: metres.get(position) ?? 0 };
        return [{ id: position, deviceId: position, attributes }];
      }
      case "GET /users":
        return users.filter(({ email }) => email.includes(query.get("keyword") ?? ""));
      case "POST /users":
        users.push({ ...(body as { name: string; email: string }), id: ++lastId });
        return users.at(-1);
      case "POST /permissions":
        return void links.push(body as Record<string, number>);
      case "GET /notifications": {
        const device = Number(query.get("deviceId"));
        const own = links.filter(({ deviceId }) => deviceId === device);
        return own.flatMap(({ notificationId = 0 }) => notifications.get(notificationId) ?? []);
      }
      case "POST /notifications":
        notifications.set(++lastId, { ...(body as Notification), id: lastId });
        return notifications.get(lastId);
      case "PUT /notifications/{id}":
        notifications.set(id, body as Notification);
        return body;
      case "DELETE /notifications/{id}":
        return void notifications.delete(id);
      default:
        throw new Error(`The schema has no ${method} ${path}.`);
    }
  }

  const send: typeof fetch = async (input, init = {}) => {
    const { pathname, searchParams } = new URL(input as string);
    const { method = "GET" } = init;
    const path = pathname.replace("/api", "");
    const call = schema.calls[`${method} ${path.replace(/\d+/, "{id}")}`];
    if (call === undefined) throw new Error(`The schema has no ${method} ${path}.`);
    for (const name of searchParams.keys())
      if (!call.query?.includes(name)) throw new Error(`${path} has no parameter ${name}.`);
    const body: unknown = init.body === undefined ? undefined : JSON.parse(init.body as string);
    if (call.body !== undefined) check(call.body, body);
    const reply = answer(method, path, searchParams, body);
    if (typeof call.reply === "string") check(call.reply, reply);
    else if (call.reply) for (const item of reply as unknown[]) check(call.reply.items, item);
    return reply === undefined
      ? new Response(null, { status: 204 })
      : Response.json(structuredClone(reply));
  };
  return { send, devices, notifications, links, users };
}
