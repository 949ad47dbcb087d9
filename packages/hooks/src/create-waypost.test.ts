import { prefetchLookups } from "./queries/prefetch-lookups.ts";
import { QueryClient } from "@tanstack/react-query";
import { createClient, type Fetch } from "@waypost/sdk";
import { expect, test, vi } from "vitest";
import { registration } from "./flows/registration/flow.ts";
import { REGISTRATION_KEYS } from "./flows/registration/start.ts";
import { countriesQuery } from "./queries/lookups.ts";
import { soon } from "../test/page.ts";
import { memoryStorage } from "./platform.ts";
import type { WaypostOptions } from "./waypost-options.ts";
import { createWaypost } from "./waypost.ts";

const listing =
  (name: string): Fetch =>
  () =>
    Promise.resolve(Response.json({ countries: [{ id: 1, country_name: name }] }));

const servicesOf = (fetch: Fetch, queryClient = new QueryClient()) => ({
  client: createClient({ baseUrl: "https://api.example", fetch }),
  queryClient,
});

const made = (options: Partial<WaypostOptions> = {}) =>
  createWaypost({ services: servicesOf(listing("Here")), messages: {}, ...options });

const email = (waypost: ReturnType<typeof made>) =>
  waypost.run(registration).getState().form.customer.email;

const typed = async (waypost: ReturnType<typeof made>, address: string): Promise<void> => {
  await waypost.ready(registration);
  waypost.run(registration).send({ type: "edit-customer", patch: { email: address } });
};

test("two instances with ids keep separate drafts in one storage", async () => {
  const storage = memoryStorage();
  await typed(made({ storage, id: "north" }), "north@example.com");
  await typed(made({ storage, id: "south" }), "south@example.com");
  await typed(made({ storage }), "neither@example.com");
  expect(email(made({ storage, id: "north" }))).toBe("north@example.com");
  expect(email(made({ storage, id: "south" }))).toBe("south@example.com");
  expect(email(made({ storage }))).toBe("neither@example.com");
});

test("two instances with ids keep separate reads in one cache", async () => {
  const queryClient = new QueryClient();
  const pages = ["north", "south"].map((id) => {
    const services = servicesOf(listing(id), queryClient);
    return { id, services, waypost: made({ id, services }) };
  });
  for (const { waypost } of pages)
    void prefetchLookups(waypost, (client) => [countriesQuery(client)]);
  for (const { id, services } of pages) {
    const { queryKey } = countriesQuery(services.client);
    await soon(() =>
      expect(queryClient.getQueryData(queryKey)).toEqual([{ id: 1, country_name: id }]),
    );
  }
});

test("memory replaces a storage that the browser blocks", async () => {
  const waypost = made({
    storage: () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
  });
  await typed(waypost, "a@example.com");
  expect(email(waypost)).toBe("a@example.com");
});

test("the storage can be given as a function", async () => {
  const storage = memoryStorage();
  await typed(made({ storage: () => storage }), "a@example.com");
  expect(storage.getItem(REGISTRATION_KEYS.customer)).toContain("a@example.com");
});

test("a page from a server starts without the draft, which arrives after hydration", async () => {
  const storage = memoryStorage();
  await typed(made({ storage }), "kept@example.com");
  const waypost = made({ storage, ssr: true });
  expect(email(waypost)).toBe("");
  waypost.hydrated();
  await waypost.ready(registration);
  expect(email(waypost)).toBe("kept@example.com");
});

test("text typed before hydration wins over the draft", async () => {
  const storage = memoryStorage();
  await typed(made({ storage }), "kept@example.com");
  const waypost = made({ storage, ssr: true });
  const runner = waypost.run(registration);
  runner.send({ type: "edit-customer", patch: { email: "typed@example.com" } });
  waypost.hydrated();
  await waypost.ready(registration);
  expect(email(waypost)).toBe("typed@example.com");
});

test("a page without routes is given the name of each step", async () => {
  const steps: string[] = [];
  const navigate: WaypostOptions["navigate"] = (_path, { step }) => void steps.push(step);
  const waypost = made({ navigate, notify: () => {} });
  await waypost.ready(registration);
  waypost.run(registration).send({ type: "visit", step: "terms" });
  await soon(() => expect(steps).toEqual(["customer-information"]));
});

test("starting over clears the entries from memory and storage", async () => {
  const storage = memoryStorage();
  const waypost = made({ storage });
  await typed(waypost, "a@example.com");
  const listener = vi.fn();
  waypost.run(registration).subscribe(listener);
  waypost.reset();
  expect(email(waypost)).toBe("");
  expect(listener).toHaveBeenCalled();
  expect(storage.getItem(REGISTRATION_KEYS.customer)).toBeNull();
  await typed(waypost, "b@example.com");
  expect(email(waypost)).toBe("b@example.com");
});

test("a missing page option is reported once, in development", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const waypost = made();
  await waypost.ready(registration);
  for (const step of ["terms", "confirm"] as const)
    waypost.run(registration).send({ type: "visit", step });
  await soon(() => expect(warn).toHaveBeenCalled());
  const said = warn.mock.calls.flat().filter((text) => String(text).includes('"navigate"'));
  expect(said).toHaveLength(1);
  warn.mockRestore();
});
