import { createClient } from "@waypost/sdk";
import { QueryClient } from "@tanstack/query-core";
import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { soon } from "../../test/page.ts";
import { english } from "../messages/english.ts";
import { message, type Messages } from "../messages/messages.ts";
import { AREAS } from "./areas.ts";

const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
const NONE: Partial<Messages> = {};
const said = (): string[] => warn.mock.calls.map(([text]) => String(text));

beforeEach(() => {
  warn.mockClear();
  // A fresh copy of the module warns again.
  vi.resetModules();
  return () => vi.unstubAllEnvs();
});

test("every text belongs to the area of an entry", () => {
  const found = Object.values(AREAS).flatMap((texts) => Object.keys(texts));
  expect(found.toSorted()).toEqual(Object.keys(english).toSorted());
});

test("a missing text is reported once per area, with the entry point to add", async () => {
  const fresh = await import("../messages/messages.ts");
  expect(fresh.message(NONE, "task.stay")).toBe("task.stay");
  fresh.message(NONE, "task.sending");
  await soon(() => expect(said()).toHaveLength(1));
  expect(said()[0]).toContain('there is no text for "task.stay"');
  expect(said()[0]).toContain('"@waypost/hooks/messages/task"');
  expect(said()[0]).toContain("waypost.addMessages");
});

test("in production nothing is reported", async () => {
  const { useMessages } = await import("../react/use-messages.ts");
  vi.stubEnv("NODE_ENV", "production");
  expect(message(NONE, "task.stay")).toBe("task.stay");
  expect(() => renderToString(createElement(() => useMessages()("action.next")))).toThrow(
    /above it\.$/,
  );
  await Promise.resolve();
  expect(said()).toEqual([]);
});

test("settings without a token report the missing option and its call", async () => {
  const { createWaypost } = await import("../waypost.ts");
  const { deviceSettings } = await import("../flows/device-settings/flow.ts");
  const client = createClient({ baseUrl: "https://api.example", fetch: () => Promise.reject() });
  const waypost = createWaypost({
    services: { client, queryClient: new QueryClient() },
    messages: {},
    notify: () => {},
  });
  const input = { imei: "350000000000001", kind: "gps", planId: "plus", unit: "MPH" } as const;
  waypost.run(deviceSettings, input).send({ type: "open" });
  await soon(() => expect(said().join("\n")).toContain("createClient was given no `token`"));
  expect(said().join("\n")).toContain("registrationToken(waypost)");
});

test("a hook without a provider explains how to add one", async () => {
  const { useMessages } = await import("../react/use-messages.ts");
  Reflect.deleteProperty(globalThis, Symbol.for("waypost.hooks.copies"));
  const render = () => renderToString(createElement(() => useMessages()("action.next")));
  expect(render).toThrow("Put it around your app: <WaypostProvider waypost={createWaypost(");
});

test("a provider from another copy of the package is reported with the number of copies and the command that lists them", async () => {
  const { WaypostProvider } = await import("../react/provider.tsx");
  const { createWaypost } = await import("../waypost.ts");
  vi.resetModules();
  const { useMessages } = await import("../react/use-messages.ts");
  const client = createClient({ baseUrl: "https://api.example" });
  const services = { client, queryClient: new QueryClient() };
  const waypost = createWaypost({ services, messages: {} });
  const Title = () => createElement("h1", null, useMessages()("action.next"));
  const Provider = ({ children }: { children?: ReactNode }) =>
    WaypostProvider({ waypost, children });
  const render = () => renderToString(createElement(Provider, null, createElement(Title)));
  expect(render).toThrow(/\d copies of @waypost\/hooks are loaded/);
  expect(render).toThrow("npm ls @waypost/hooks");
});

test.each([
  ["an HTML page", "<!doctype html>", "lookups.countries: malformed: HTML"],
  [
    "rows without a required field",
    '{"status":true,"countries":[{"id":1}]}',
    "countries[0].country_name",
  ],
])("%s in place of a list is reported once, with what to do", async (_, body, seen) => {
  const { countriesQuery } = await import("../queries/lookups.ts");
  const fetch = () => Promise.resolve(new Response(body));
  const client = createClient({ baseUrl: "https://api.example", fetch });
  const { queryFn } = countriesQuery(client);
  await expect(queryFn()).rejects.toThrow(seen);
  await expect(queryFn()).rejects.toThrow(seen);
  await soon(() => expect(said()).toHaveLength(1));
  expect(said()[0]).toContain(seen);
  expect(said()[0]).toContain("npx @waypost/check");
});
