import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { onPage, type OnPage } from "../../../test/on-page.tsx";
import { planUpdateDevicesQuery } from "../../queries/plan-update.ts";
import type { Services } from "../../services.ts";
import { useServerText } from "../use-server-text.ts";
import { useAccount } from "./use-account.ts";

const LIST = "/info/imei/list/1001";

const listOf = (...imeis: string[]) => ({
  status: true,
  devices: imeis.map((imei_no) => ({
    imei_no,
    activated_plan_id: "plus_quarterly",
    activated_plan_description: "GPS Plus Quarterly",
    nextBillingDate: "2027-02-21",
    category: "gps",
  })),
});

function Devices() {
  const { devices, isPending, error, refetch } = useAccount({ customerId: "1001" });
  const serverText = useServerText();
  return (
    <>
      <p>{isPending ? "loading" : devices.map(({ imei }) => imei).join(", ")}</p>
      <p role="alert">{error && serverText(error)}</p>
      <button onClick={refetch}>Try again</button>
    </>
  );
}

const ENDED = "/auth/re-activation/devices/1001";
const NONE_ENDED = { status: true, devices: [], user_details: {} };

function shown(page: OnPage) {
  page.answer(ENDED, NONE_ENDED);
  return render(<Devices />, { wrapper: page.Provider });
}
const reads = ({ calls }: OnPage) => calls.filter((call) => call === LIST).length;

test("an account reads the devices once, although StrictMode mounts it twice", async () => {
  const page = onPage();
  page.answer(LIST, listOf("358000000000001"));
  const screen = await shown(page);
  await expect.element(screen.getByText("358000000000001")).toBeVisible();
  expect(page.calls).toEqual([LIST, ENDED]);
});

test("a failed read of the devices shows the server's message and can be retried with one request", async () => {
  const page = onPage();
  page.answer(LIST, { message: "Internal server error" }, 500);
  const screen = await shown(page);
  await expect.element(screen.getByText("Internal server error")).toBeVisible();
  expect(reads(page)).toBe(1);
  page.answer(LIST, listOf("358000000000001"));
  const release = page.hold(LIST);
  const again = screen.getByRole("button", { name: "Try again" });
  await again.click();
  await again.click();
  await expect.element(screen.getByText("loading")).toBeVisible();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("");
  release();
  await expect.element(screen.getByText("358000000000001")).toBeVisible();
  expect(reads(page)).toBe(2);
});

test("a page that opens again reads the devices again, also after a failure, and shows no earlier ones in the meantime", async () => {
  const page = onPage();
  for (const imei of ["358000000000001", "358000000000002"]) {
    page.answer(LIST, listOf(imei));
    const release = page.hold(LIST);
    const screen = await shown(page);
    await expect.element(screen.getByText("loading")).toBeVisible();
    release();
    await expect.element(screen.getByText(imei)).toBeVisible();
    await screen.unmount();
  }
  page.answer(LIST, { message: "no" }, 400);
  const failed = await shown(page);
  await expect.element(failed.getByRole("alert")).toHaveTextContent("no");
  await failed.unmount();
  page.answer(LIST, listOf("358000000000003"));
  const screen = await shown(page);
  await expect.element(screen.getByText("358000000000003")).toBeVisible();
  expect(reads(page)).toBe(4);
});

test("devices are read again when a task has changed them while the page is shown", async () => {
  const page = onPage();
  page.answer(LIST, listOf("358000000000001"));
  const screen = await shown(page);
  await expect.element(screen.getByText("358000000000001")).toBeVisible();
  page.answer(LIST, listOf("358000000000001", "358000000000002"));
  const { client, queryClient } = page.services;
  void queryClient.invalidateQueries(planUpdateDevicesQuery(client, { customerId: "1001" }));
  await expect.element(screen.getByText("358000000000001, 358000000000002")).toBeVisible();
  expect(reads(page)).toBe(2);
});

function AllDevices() {
  const { devices, others } = useAccount({ customerId: "1001", dormant: true });
  const serverText = useServerText();
  return (
    <>
      <p>{devices.map(({ imei, state }) => `${imei} ${state}`).join(", ")}</p>
      <p role="alert">{others.error && serverText(others.error)}</p>
      <button onClick={others.refetch}>Try again</button>
    </>
  );
}

test("devices on a plan do not wait for the other lists, and a failed list is retried on its own", async () => {
  const asleep = "/auth/dormant-mode/activated?customer_id=1001";
  const page = onPage();
  page.answer(LIST, listOf("358000000000001"));
  page.answer(ENDED, { ...NONE_ENDED, devices: [{ imei_no: "2", category: "obd" }] });
  page.answer(asleep, { message: "Signature has expired" }, 401);
  const release = page.hold(ENDED);
  const screen = await render(<AllDevices />, { wrapper: page.Provider });
  await expect.element(screen.getByText("358000000000001 active")).toBeVisible();
  release();
  await expect.element(screen.getByText("358000000000001 active, 2 cancelled")).toBeVisible();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Signature has expired");
  page.answer(asleep, { status: true, result: [{ imei: "3", end_date: null }] });
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect
    .element(screen.getByText("358000000000001 active, 3 dormant, 2 cancelled"))
    .toBeVisible();
  expect(page.calls.filter((call) => call === ENDED)).toHaveLength(1);
});

function Due({ prices }: { prices: boolean }) {
  const { due } = useAccount({ customerId: "1001", cancelled: false, prices });
  return <p>{due.next === null ? "none" : `${due.next.date}: ${due.next.dollars}`}</p>;
}

test("what is due next is known without the prices, which are read only on request", async () => {
  vi.useFakeTimers({ now: new Date(2027, 1, 1), toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const page = onPage();
  page.answer(LIST, listOf("358000000000001"));
  page.answer("/info/service_plan/revised", {
    status: true,
    plans: [{ service_plan_id: "plus_quarterly", price: "59.85" }],
  });
  const screen = await render(<Due prices={false} />, { wrapper: page.Provider });
  await expect.element(screen.getByText("2027-02-21: 0")).toBeVisible();
  expect(page.calls).toEqual([LIST]);
  await screen.rerender(<Due prices />);
  await expect.element(screen.getByText("2027-02-21: 59.85")).toBeVisible();
});

function Name({ cancelled }: { cancelled: boolean }) {
  const { customer } = useAccount({ customerId: "1001", cancelled });
  return <p>name: {customer.first_name ?? "unknown"}</p>;
}

test("the customer's name comes with the devices that can be reactivated, without a separate request", async () => {
  const page = onPage();
  page.answer(LIST, listOf("358000000000001"));
  page.answer(ENDED, { ...NONE_ENDED, user_details: { first_name: "Rita", last_name: null } });
  const alone = await render(<Name cancelled={false} />, { wrapper: page.Provider });
  await expect.element(alone.getByText("name: unknown")).toBeVisible();
  await alone.rerender(<Name cancelled />);
  await expect.element(alone.getByText("name: Rita")).toBeVisible();
  await alone.rerender(<Name cancelled={false} />);
  await expect.element(alone.getByText("name: Rita")).toBeVisible();
  expect(page.calls.filter((call) => call === ENDED)).toHaveLength(1);
});

test("a page that is left before the services have loaded sends no request", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const page = onPage({
    services: async (services: Services) => {
      await promise;
      return services;
    },
  });
  const screen = await shown(page);
  await screen.unmount();
  resolve();
  await page.waypost.services.load();
  expect(page.calls).toEqual([]);
});
