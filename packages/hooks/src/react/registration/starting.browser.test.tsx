import { expect, test } from "vitest";
import { page as screen } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createWaypost, registration } from "../../flows/index.ts";
import { en } from "../../messages/en.ts";
import { onPage } from "../../../test/on-page.tsx";
import { WaypostProvider } from "../provider.tsx";
import { useRegistration } from "./use-registration.ts";

const Phase = () => <p>phase {useRegistration().phase}</p>;

/** The same services on a page with this address. */
function at(address: string | undefined) {
  const { waypost: given } = onPage();
  const waypost = createWaypost({
    services: given.services.load,
    messages: en,
    navigate: () => {},
    notify: () => {},
    ...(address !== undefined && { address: () => address }),
  });
  const run = waypost.run(registration);
  const show = () => (
    <WaypostProvider waypost={waypost}>
      <Phase />
    </WaypostProvider>
  );
  return { run, show };
}

test("a page without addresses needs no first event", async () => {
  const { run, show } = at(undefined);
  await render(show());
  await expect.element(screen.getByText("phase email")).toBeVisible();
  await expect.poll(() => run.getState().form.visited).toBe(true);
});

test("a step that the page has opened itself stays open", async () => {
  const { run, show } = at(undefined);
  run.send({ type: "visit", step: "customer-information" });
  run.send({ type: "edit-customer", patch: { email: "kept@example.com" } });
  await render(show());
  await expect.element(screen.getByText("phase email")).toBeVisible();
  expect(run.getState().form.customer.email).toBe("kept@example.com");
});

test("a form that is submitted before the code has loaded is not opened again", async () => {
  const { run, show } = at(undefined);
  run.send({ type: "edit-customer", patch: { email: "kept@example.com" } });
  run.send({ type: "submit" });
  await render(show());
  await run.ready();
  await run.ready();
  expect(run.getState().form.visited).toBe(false);
});

test("a page with addresses opens its steps itself", async () => {
  const { run, show } = at("https://portal.example/#/registration/terms");
  await render(show());
  await run.ready();
  expect(run.getState().form.visited).toBe(false);
});
