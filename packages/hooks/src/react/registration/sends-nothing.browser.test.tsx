import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page as screen } from "vitest/browser";
import { render } from "vitest-browser-react";
import { onPage } from "../../../test/on-page.tsx";
import { registration } from "../../flows/registration/flow.ts";
import { prefetchLookups } from "../../queries/prefetch-lookups.ts";
import { useDeviceImei, useDeviceName, useDevicePlan, useDevices } from "./use-devices.ts";
import { useRegistrationField } from "./use-registration-field.ts";
import { useRegistrationList } from "./use-registration-list.ts";
import { useRegistration } from "./use-registration.ts";

const planOf = (service_plan_id: string) => ({
  service_plan_id,
  service_plan_name: service_plan_id,
  price: 15.45,
  duration: 1,
  category: "gps",
});

function Device({ id }: { id: string }) {
  const plan = useDevicePlan(id);
  return (
    <>
      <input aria-label="IMEI" {...useDeviceImei(id).input} />
      <input aria-label="Name" {...useDeviceName(id).input} />
      <select aria-label="Plan" {...plan.input}>
        <option value="">None</option>
        {plan.options.map(({ service_plan_id }) => (
          <option key={service_plan_id}>{service_plan_id}</option>
        ))}
      </select>
    </>
  );
}

function Everything() {
  const [renders, setRenders] = useState(1);
  const lists = [
    useRegistrationList("country"),
    useRegistrationList("state"),
    useRegistrationList("timezone"),
    useRegistrationList("serviceProvider"),
  ];
  const unit = useRegistrationField("unit");
  useRegistration();
  return (
    <>
      <input aria-label="City" {...useRegistrationField("city").input} />
      <input aria-label="Phone" {...useRegistrationField("phone").input} />
      {[...lists, unit].map(({ input }, at) => (
        <input key={at} aria-label={`List ${at}`} {...input} />
      ))}
      {useDevices().ids.map((id) => (
        <Device key={id} id={id} />
      ))}
      <button onClick={() => setRenders(renders + 1)}>Render {renders}</button>
    </>
  );
}

test("re-rendered hooks without changes send no requests", async () => {
  const page = onPage();
  page.answer("/info/imei_validation/350000000000001", {
    message: "Valid IMEI",
    details: { model: "GL300", category: "gps" },
  });
  const plans = [planOf("standard"), planOf("plus")];
  page.answer("/info/service_plan/revised", { status: true, plans });
  void prefetchLookups(page.waypost);
  page.send({ type: "visit", step: "customer-information" });
  await render(<Everything />, { wrapper: page.Provider });
  await screen.getByLabelText("IMEI").fill("350000000000001");
  await page.until(
    ({ form: { activation } }) => activation.devices[0]?.imei.check.status === "valid",
  );
  const select = screen.getByLabelText("Plan");
  await expect.element(select.getByText("plus")).toBeInTheDocument();
  await select.selectOptions("plus");
  expect(page.state().form.activation.devices[0]?.servicePlan).toBe("plus");

  const changed = vi.fn();
  page.waypost.run(registration).subscribe(changed);
  await screen.getByText("Render 1").click();
  await screen.getByText("Render 2").click();
  await expect.element(screen.getByText("Render 3")).toBeVisible();
  expect(changed).not.toHaveBeenCalled();
});
