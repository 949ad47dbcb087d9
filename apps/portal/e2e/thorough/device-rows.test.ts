import { expect, test } from "vitest";
import { atDevices, imei, row } from "../device-kit.ts";

const IN_USE = "359000000000903";

test("the message about an IMEI in use is separated from the link that follows it", async () => {
  const { page } = await atDevices();
  await imei(page, 1).fill(IN_USE);
  await row(page, 1).getByRole("link", { name: "Reactivate." }).waitFor();
  expect(await row(page, 1).textContent()).toContain(
    "IMEI already in use, please try with another IMEI Reactivate.",
  );
});
