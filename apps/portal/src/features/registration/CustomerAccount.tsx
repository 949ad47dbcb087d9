import type { RegistrationView } from "@waypost/hooks";
import { useEffect } from "react";
import { keepSim } from "../devices/known-sims.ts";
import { nameNewDevice } from "../devices/nicknames.ts";
import { AccountLink } from "../task/AccountLink.tsx";

/**
 * Leads to the account of whoever registers, once a reply has named it. The names and the SIMs of
 * the devices are kept for it, because no list of the API tells them.
 */
export function CustomerAccount({
  screen,
}: {
  screen: RegistrationView<"failed" | "unknown" | "done">;
}) {
  const receipt = screen.phase === "done" ? screen.receipt : null;
  const { customerId: known, submittedEmail: submitted } = screen.run.getState().account;
  const id = receipt?.details?.customer_id ?? known;
  const email = receipt?.email ?? submitted;
  useEffect(() => {
    if (id === null) return;
    for (const { imei_no: imei, device_name: name, imei_iccid: iccid } of receipt?.devices ?? []) {
      if (imei && name) nameNewDevice(String(id), imei, name);
      if (imei && iccid) keepSim(String(id), imei, iccid);
    }
  }, [id, receipt]);
  return id !== null && <AccountLink customer={{ customer_id: String(id), email }} />;
}
