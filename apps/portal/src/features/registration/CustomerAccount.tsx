import type { RegistrationView } from "@waypost/hooks";
import { useEffect } from "react";
import { saveSim } from "../devices/known-sims.ts";
import { nameNewDevice } from "../devices/nicknames.ts";
import { AccountLink } from "../task/AccountLink.tsx";
import type { NamedCustomer } from "../task/use-account-href.ts";

type Screen = RegistrationView<"failed" | "reading-back" | "unknown" | "done">;

/**
 * Returns the registered customer once a reply has named them. Saves the names and the SIMs of the
 * devices for the account page, because no list of the API has them.
 */
export function useCustomerAccount(screen: Screen): NamedCustomer | undefined {
  const receipt = screen.phase === "done" ? screen.receipt : null;
  const { customerId: known, submittedEmail: submitted } = screen.run.getState().form.account;
  const id = receipt?.details?.customer_id ?? known;
  const email = receipt?.email ?? submitted;
  useEffect(() => {
    if (id === null) return;
    for (const { imei_no: imei, device_name: name, imei_iccid: iccid } of receipt?.devices ?? []) {
      if (imei && name) nameNewDevice(String(id), imei, name);
      if (imei && iccid) saveSim(String(id), imei, iccid);
    }
  }, [id, receipt]);
  return id === null ? undefined : { customer_id: String(id), email };
}

/** The link to the account of the registered customer. */
export function CustomerAccount({ screen }: { screen: Screen }) {
  const customer = useCustomerAccount(screen);
  return customer !== undefined && <AccountLink customer={customer} />;
}
