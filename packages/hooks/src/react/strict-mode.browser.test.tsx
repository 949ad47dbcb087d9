import { prefetchLookups } from "../queries/prefetch-lookups.ts";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { LOOKUP_PATHS } from "../../test/canned-api.ts";
import { onPage, Plain } from "../../test/on-page.tsx";
import { useRegistrationField } from "./registration/use-registration-field.ts";
import { useRegistrationList } from "./registration/use-registration-list.ts";
import { useRegistration } from "./registration/use-registration.ts";
import { useDeviceImei, useDevicePlan } from "./registration/use-devices.ts";
import { usePlans } from "./use-plans.ts";

function Page() {
  const registration = useRegistration();
  useDevicePlan("1");
  usePlans({ kind: "gps", period: "yearly" });
  return (
    <>
      <p>{registration.phase}</p>
      <Plain label="Email" {...useRegistrationField("email")} />
      <Plain label="IMEI" {...useDeviceImei("1")} />
      <Plain label="Country" {...useRegistrationList("country")} />
      <p>{useRegistrationList("state").options}</p>
      <button onClick={"submit" in registration ? registration.submit : undefined}>Next</button>
    </>
  );
}

test("mounting a page twice, as StrictMode does, sends only lookups, each once", async () => {
  const page = onPage();
  page.send({ type: "visit", step: "customer-information" });
  const first = await render(<Page />, { wrapper: page.Provider });
  await first.unmount();
  const second = await render(<Page />, { wrapper: page.Provider });
  await expect.element(second.getByText("Texas")).toBeVisible();
  expect(new Set(page.calls).size).toBe(page.calls.length);
  expect(LOOKUP_PATHS).toEqual(expect.arrayContaining(page.calls));
});

test("each lookup is sent once, however often a page mounts", async () => {
  const page = onPage();
  void prefetchLookups(page.waypost);
  const first = await render(<Page />, { wrapper: page.Provider });
  await expect.element(first.getByText("Texas")).toBeVisible();
  await first.unmount();
  const second = await render(<Page />, { wrapper: page.Provider });
  await expect.element(second.getByText("Texas")).toBeVisible();
  expect(page.calls.toSorted()).toEqual(LOOKUP_PATHS.toSorted());
});

test("one press sends one request", async () => {
  const page = onPage();
  page.answer("/info/check/email/a%40example.com", { message: "ok" });
  page.send({ type: "visit", step: "customer-information" });
  const screen = await render(<Page />, { wrapper: page.Provider });
  await userEvent.type(screen.getByLabelText("Email"), "a@example.com");
  await userEvent.dblClick(screen.getByRole("button", { name: "Next" }));
  await expect.element(screen.getByText("details", { exact: true })).toBeVisible();
  const checks = page.calls.filter((call) => call.startsWith("/info/check/email/"));
  expect(checks).toEqual(["/info/check/email/a%40example.com"]);
});
