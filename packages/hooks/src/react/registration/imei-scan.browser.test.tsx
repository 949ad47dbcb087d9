import { useEffect } from "react";
import { expect, test } from "vitest";
import { page as screen, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { onPage, Plain, type OnPage } from "../../../test/on-page.tsx";
import { useDeviceImei, useDevices } from "./use-devices.ts";
import { useImeiScan, type ImeiScan } from "./use-imei-scan.ts";

const VAN = "350000000000006";
const TRUCK = "860000000000009";
const ICCID = "8901260000000000007";

const Imei = ({ id }: { id: string }) => <Plain label={`IMEI ${id}`} {...useDeviceImei(id)} />;

let scan: (texts: readonly string[]) => ImeiScan;

/** The rows of devices. The button in the row `first` was pressed. */
function Rows({ first }: { first: string }) {
  const take = useImeiScan(first);
  useEffect(() => {
    scan = take;
  }, [take]);
  return useDevices().ids.map((id) => <Imei key={id} id={id} />);
}

async function rows(first = "1"): Promise<OnPage> {
  const page = onPage();
  page.send({ type: "visit", step: "customer-information" });
  // The flow's code has loaded once it has handled an event.
  page.send({ type: "add-device" });
  await page.until(({ form: { activation } }) => activation.devices.length === 2);
  page.send({ type: "remove-device", id: "2" });
  await render(<Rows first={first} />, { wrapper: page.Provider });
  return page;
}

const field = (id: string) => screen.getByRole("textbox", { name: new RegExp(`^IMEI ${id}`) });

test("two bar codes at once fill the empty row and a new one", async () => {
  await rows();
  const { found, isFull } = scan([`IMEI:${VAN}`, ICCID, TRUCK, VAN]);
  expect(found).toEqual([
    { imei: VAN, row: 0, isKnown: false },
    { imei: TRUCK, row: 1, isKnown: false },
  ]);
  expect(isFull).toBe(false);
  await expect.element(field("1")).toHaveValue(VAN);
  await expect.element(field("2")).toHaveValue(TRUCK);
});

test("a duplicate IMEI is not entered again", async () => {
  await rows();
  scan([VAN]);
  expect(scan([VAN]).found).toEqual([{ imei: VAN, row: 0, isKnown: true }]);
  await expect.element(field("2")).not.toBeInTheDocument();
});

test("a scan replaces invalid text in the row of its button", async () => {
  const page = await rows();
  await userEvent.type(field("1"), "12a");
  await page.until(
    ({ form: { activation } }) => activation.devices[0]?.imei.check.status === "invalid",
  );
  scan([VAN]);
  await expect.element(field("1")).toHaveValue(VAN);
  // Typing can still edit the row afterwards.
  await userEvent.fill(field("1"), TRUCK);
  expect(page.state().form.activation.devices[0]?.imei.text).toBe(TRUCK);
});

test("a text in another row is not changed", async () => {
  const page = await rows("2");
  page.send({ type: "add-device" });
  await userEvent.type(field("1"), "12a");
  scan([VAN]);
  await expect.element(field("2")).toHaveValue(VAN);
  await expect.element(field("1")).toHaveValue("12a");
});

test("scanning is complete with four IMEIs, and a fifth one is not entered", async () => {
  await rows();
  const four = [VAN, TRUCK, "350000000000014", "860000000000017"];
  expect(scan(four).isFull).toBe(true);
  expect(scan(["359000000000007"]).found).toEqual([
    { imei: "359000000000007", row: null, isKnown: false },
  ]);
});
