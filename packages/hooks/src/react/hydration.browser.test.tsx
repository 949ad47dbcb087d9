import { QueryClient } from "@tanstack/react-query";
import { lazy, StrictMode, Suspense, type ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import { onPage } from "../../test/on-page.tsx";
import { registration } from "../flows/registration/flow.ts";
import { memoryStorage, type DraftStorage } from "../platform.ts";
import { prefetchLookups } from "../queries/prefetch-lookups.ts";
import type { WaypostOptions } from "../waypost-options.ts";
import { createWaypost, type Waypost } from "../waypost.ts";
import { WaypostProvider } from "./provider.tsx";
import { useRegistrationCard } from "./registration/use-registration-card.ts";
import { useRegistrationSummary } from "./registration/use-registration-summary.ts";
import { useRegistrationField } from "./registration/use-registration-field.ts";
import { useRegistrationList } from "./registration/use-registration-list.ts";
import { useCardField } from "./use-card.ts";
import { REGISTRATION_KEYS } from "../flows/registration/start.ts";

/** Shows one of each kind of value that changes once drafts and lists have loaded. */
function Part() {
  const city = useRegistrationField("city");
  const holder = useCardField(useRegistrationCard(), "cardHoldername");
  const carriers = useRegistrationList("serviceProvider");
  const { rows } = useRegistrationSummary();
  return (
    <form>
      <input aria-label="City" {...city.input} />
      <input aria-label="Holder" {...holder.input} />
      <input aria-label="Text Me" type="checkbox" {...useRegistrationField("textMe").input} />
      <select aria-label="Carrier" {...carriers.input}>
        {["", ...carriers.options].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <p>{rows.map(({ deviceName }) => deviceName)}</p>
      <em>{`${city.value} ${carriers.options.length}`}</em>
    </form>
  );
}

function storageWithDraft(): DraftStorage {
  const storage = memoryStorage();
  const device = { id: "1", imei: "", device_name: "Van" };
  storage.setItem(REGISTRATION_KEYS.activation, JSON.stringify({ unit: "", devices: [device] }));
  storage.setItem(REGISTRATION_KEYS.payment, JSON.stringify({ cardHoldername: "Ann" }));
  const customer = { city: "Austin", serviceProvider: "Big Carrier" };
  storage.setItem(REGISTRATION_KEYS.customer, JSON.stringify(customer));
  return storage;
}

const tree = (Shown: ComponentType, waypost: Waypost) => (
  <StrictMode>
    <WaypostProvider waypost={waypost}>
      <Suspense fallback="Loading">
        <Shown />
      </Suspense>
    </WaypostProvider>
  </StrictMode>
);

/**
 * Puts a server-rendered page into the document. Returns a function that hydrates it and collects
 * errors.
 */
function serverPage() {
  const onServer = onPage();
  const root = document.body.appendChild(document.createElement("main"));
  const create = (options: Partial<WaypostOptions> = {}) => {
    const services = { ...onServer.services, queryClient: new QueryClient() };
    return createWaypost({ services, messages: {}, ssr: true, ...options });
  };
  root.innerHTML = renderToString(tree(Part, create()));
  const errors: unknown[] = [];
  const waypost = create({ storage: storageWithDraft() });
  return {
    waypost,
    errors,
    entry: (label: string) => root.querySelector(`[aria-label="${label}"]`) as HTMLInputElement,
    text: (name: string) => root.querySelector(name)?.textContent,
    hydrate: (Shown: ComponentType) => {
      const hydrated = hydrateRoot(root, tree(Shown, waypost), {
        onRecoverableError: (error) => errors.push(error),
      });
      onTestFinished(() => {
        hydrated.unmount();
        root.remove();
      });
    },
  };
}

test("a part that is hydrated after drafts and lists have loaded starts with the server's values", async () => {
  const page = serverPage();
  const code = Promise.withResolvers<{ default: ComponentType }>();
  page.hydrate(lazy(() => code.promise));
  await page.waypost.ready(registration);
  await prefetchLookups(page.waypost);
  code.resolve({ default: Part });
  await expect.poll(() => page.text("p")).toBe("Van");
  expect(page.errors).toEqual([]);
  expect(page.entry("City").value).toBe("Austin");
  expect(page.entry("Holder").value).toBe("Ann");
  expect(page.entry("Carrier").value).toBe("Big Carrier");
  expect(page.entry("Carrier").textContent).toBe("Big CarrierOthers");
  expect(page.text("em")).toBe("Austin 2");
});

test("text typed before hydration is not lost, and neither is the rest of the draft", async () => {
  const page = serverPage();
  page.entry("City").value = "Dallas";
  page.entry("Text Me").checked = true;
  const code = Promise.withResolvers<{ default: ComponentType }>();
  page.hydrate(lazy(() => code.promise));
  await page.waypost.ready(registration);
  code.resolve({ default: Part });
  await expect.poll(() => page.text("p")).toBe("Van");
  expect(page.errors).toEqual([]);
  expect(page.entry("City").value).toBe("Dallas");
  expect(page.entry("Text Me").checked).toBe(true);
  const { customer, payment } = page.waypost.run(registration).getState().form;
  expect([customer.city, customer.textMe, payment.cardHoldername]).toEqual(["Dallas", true, "Ann"]);
});
