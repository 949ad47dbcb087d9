import type { Device, Notification } from "../src/traccar.ts";
import { describedCalls } from "./described-calls.ts";

/** Traccar in memory. Requests and replies that its schema does not allow throw. */
export function fakeTraccar(imeis: readonly string[]) {
  const describe = describedCalls("traccar-schema.json", /\d+/);
  const users: { id: number; name: string; email: string; password: string }[] = [];
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

  function answer(name: string, id: number, query: URLSearchParams, body: unknown): unknown {
    switch (name) {
      case "GET /devices":
        return devices.filter((device) =>
          query.has("userId")
            ? links.some(
                (link) =>
                  link["deviceId"] === device.id && `${link["userId"]}` === query.get("userId"),
              )
            : device.uniqueId === query.get("uniqueId"),
        );
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
      case "POST /session":
        return users.find(
          ({ email, password }) =>
            email === query.get("email") && password === query.get("password"),
        );
      case "POST /users":
        users.push({
          ...(body as { name: string; email: string; password: string }),
          id: ++lastId,
        });
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
        throw new Error(`The schema has no ${name}.`);
    }
  }

  const answerLogin = (path: string, form: URLSearchParams): Response => {
    const { name, checkReply } = describe(
      "POST",
      path,
      new URLSearchParams(),
      Object.fromEntries(form),
    );
    const user = answer(name, 0, form, undefined);
    if (user === undefined) return new Response("Unauthorized", { status: 401 });
    checkReply(user);
    return Response.json(user);
  };

  const send: typeof fetch = async (input, init = {}) => {
    const { pathname, searchParams } = new URL(input as string);
    const { method = "GET" } = init;
    const path = pathname.replace("/api", "");
    const { body: text } = init;
    if (text instanceof URLSearchParams) return answerLogin(path, text);
    const body: unknown = text === undefined ? undefined : JSON.parse(text as string);
    const { name, checkReply } = describe(method, path, searchParams, body);
    const reply = answer(name, Number(path.split("/")[2]), searchParams, body);
    checkReply(reply);
    return reply === undefined
      ? new Response(null, { status: 204 })
      : Response.json(structuredClone(reply));
  };
  return { send };
}
