import { Profiler, type ReactNode } from "react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page as screen, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { onPage, Plain, type OnPage } from "../../../test/on-page.tsx";
import { useDeviceImei, useDevices, useDeviceName, useDevicePlan } from "./use-devices.ts";
import { useMissingDetails } from "./use-registration-list.ts";
import { useCardExpiry, useCardField } from "../use-card.ts";
import { useFieldErrors } from "../use-field-errors.ts";
import { useRegistrationCard } from "./use-registration-card.ts";
import { useRegistrationField } from "./use-registration-field.ts";
import { useRegistrationSteps } from "./use-registration-steps.ts";
import { useRegistrationSummary } from "./use-registration-summary.ts";
import { useRegistration } from "./use-registration.ts";

const GPS = "350000000000001";

/** The names of the components that React has rendered since the page was shown. */
let rendered: string[] = [];

const Counted = ({ name, children }: { name: string; children: ReactNode }) => (
  <Profiler id={name} onRender={(id) => void rendered.push(id)}>
    {children}
  </Profiler>
);

const Imei = ({ id }: { id: string }) => <Plain label={`IMEI ${id}`} {...useDeviceImei(id)} />;
const Name = ({ id }: { id: string }) => <Plain label={`Name ${id}`} {...useDeviceName(id)} />;
const Plan = ({ id }: { id: string }) => <p>{useDevicePlan(id).kind}</p>;

function Rows() {
  return useDevices().ids.map((id) => (
    <fieldset key={id}>
      <Counted name={`imei ${id}`}>
        <Imei id={id} />
      </Counted>
      <Counted name={`name ${id}`}>
        <Name id={id} />
      </Counted>
      <Counted name={`plan ${id}`}>
        <Plan id={id} />
      </Counted>
    </fieldset>
  ));
}

const Email = () => <Plain label="Email" {...useRegistrationField("email")} />;
const City = () => <Plain label="City" {...useRegistrationField("city")} />;
const Phone = () => <Plain label="Phone" {...useRegistrationField("phone")} />;
const Card = () => <Plain label="Card" {...useCardField(useRegistrationCard(), "cardnumber")} />;
const Month = () => (
  <Plain label="Month" {...useCardExpiry(useRegistrationCard(), "expirationdatemonth")} />
);
const Submit = () => <button disabled={useMissingDetails().length > 0}>Next</button>;
const Frame = () => (
  <p>
    {useRegistrationSteps().current} {useFieldErrors(useRegistration()).fieldErrors.length}
  </p>
);

const Summary = () => <p>{useRegistrationSummary().rows.map(({ deviceName }) => deviceName)}</p>;

const PARTS = { Email, City, Phone, Card, Month, Submit, Frame, Summary };

async function fourRows(): Promise<OnPage> {
  const page = onPage();
  page.send({ type: "visit", step: "customer-information" });
  page.send({ type: "edit-customer", patch: { textMe: true } });
  for (let row = 2; row <= 4; row += 1) page.send({ type: "add-device" });
  await page.until(({ form: { activation } }) => activation.devices.length === 4);
  await render(
    <>
      <Rows />
      {Object.entries(PARTS).map(([name, Part]) => (
        <Counted key={name} name={name}>
          <Part />
        </Counted>
      ))}
    </>,
    { wrapper: page.Provider },
  );
  expect(rendered).toHaveLength(12 + Object.keys(PARTS).length);
  rendered = [];
  return page;
}

beforeEach(() => {
  rendered = [];
});

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

test("typing a name in one of four rows re-renders only its field and updates the draft", async () => {
  const page = await fourRows();
  await type("Name 2", "Van");
  expect(page.state().form.activation.devices.map(({ device_name }) => device_name)).toEqual([
    "",
    "Van",
    "",
    "",
  ]);
  expect(new Set(rendered)).toEqual(new Set(["name 2"]));
});

test("typing an IMEI re-renders only its field, and so does its rejection by the server", async () => {
  const page = await fourRows();
  page.answer("/info/imei_validation/123", { message: "IMEI is blocked" });
  await type("IMEI 3", "123");
  await page.until(
    ({ form: { activation } }) => activation.devices[2]?.imei.check.status === "invalid",
  );
  await expect.element(screen.getByLabelText("IMEI 3")).toHaveValue("123");
  expect(screen.getByText("IMEI is blocked").query()).toBeNull();
  await userEvent.tab();
  await expect.element(screen.getByText("IMEI is blocked")).toBeVisible();
  expect(new Set(rendered)).toEqual(new Set(["imei 3"]));
});

test("the reply to an IMEI check re-renders only its own row", async () => {
  const page = await fourRows();
  page.answer(`/info/imei_validation/${GPS}`, {
    message: "Valid IMEI",
    details: { model: "GL300", category: "gps" },
  });
  page.send({ type: "edit-imei", id: "4", text: GPS });
  await expect.poll(() => new Set(rendered)).toEqual(new Set(["imei 4", "plan 4"]));
});

test("the IMEI of an earlier row is refused at once, until that row has another", async () => {
  const page = await fourRows();
  page.answer(`/info/imei_validation/${GPS}`, { message: "Valid IMEI" });
  for (const id of ["2", "4"]) page.send({ type: "edit-imei", id, text: GPS });
  const refused = screen.getByText("IMEI should be different");
  await expect.element(refused).toBeVisible();
  expect(refused.elements()).toHaveLength(1);
  page.send({ type: "edit-imei", id: "2", text: "" });
  await expect.element(refused).not.toBeInTheDocument();
});

test("a month that has passed in the chosen year is cleared, and its field says why", async () => {
  const page = await fourRows();
  const today = new Date(2026, 10, 29);
  const edit = (patch: object) => page.send({ type: "edit-card", patch, today });
  vi.setSystemTime(today);
  onTestFinished(() => void vi.useRealTimers());
  edit({ expirationdateyear: "2026" });
  expect(screen.getByText("This card has expired").query()).toBeNull();
  edit({ expirationdateyear: "" });
  edit({ expirationdatemonth: "03" });
  await expect.element(screen.getByLabelText(/^Month/)).toHaveValue("03");
  edit({ expirationdateyear: "2026" });
  await expect.element(screen.getByText("This card has expired: 03/2026")).toBeVisible();
  await expect.element(screen.getByLabelText(/^Month/)).toHaveValue("");
  edit({ expirationdateyear: "2027" });
  await expect.element(screen.getByText("This card has expired")).not.toBeInTheDocument();
  edit({ expirationdateyear: "2026" });
  await expect.element(screen.getByText("This card has expired: 03/2026")).toBeVisible();
  edit({ expirationdatemonth: "12" });
  await expect.element(screen.getByText("This card has expired")).not.toBeInTheDocument();
});

test("only the tenth digit of a phone number re-renders the button as well as the field", async () => {
  await fourRows();
  await type("Phone", "555000111");
  expect(new Set(rendered)).toEqual(new Set(["Phone"]));
  rendered = [];
  await type("Phone", "1");
  expect(rendered.toSorted()).toEqual(["Phone", "Submit"]);
});

test("typing the city re-renders only its field, and typing the card number re-renders nothing", async () => {
  const page = await fourRows();
  await type("City", "Austin");
  expect(rendered).toEqual(Array.from("Austin", () => "City"));
  rendered = [];
  await type("Card", "4111111111111111");
  expect(page.state().form.customer.city).toBe("Austin");
  expect(page.state().form.payment.cardnumber).toBe("4111111111111111");
  expect(rendered).toEqual([]);
});

test("a rejected submit re-renders the invalid field and the error summary", async () => {
  const page = await fourRows();
  page.send({ type: "submit" });
  await expect.poll(() => page.state().form.fieldErrors).toHaveProperty("email");
  expect(new Set(rendered)).toEqual(new Set(["Email", "Frame"]));
});
