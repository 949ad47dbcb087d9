import { arrived, type Portal } from "./kit.ts";

/** Opens the account page. `query` is the query of its link. */
export async function openAccount(portal: Portal, query = "customer_id=1001"): Promise<void> {
  await portal.open(`/account?${query}`);
  await arrived(portal.page, "Your account");
}
