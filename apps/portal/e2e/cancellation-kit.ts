import { arrived, openPortal, type Portal } from "./kit.ts";
import { cancellation } from "./task-rows.ts";

export const INVALID = "Invalid IMEI Please try with valid IMEI";

export const imei = ({ page }: Portal) => page.getByLabel("IMEI", { exact: true });
export const shown = ({ page }: Portal, text: string) => page.getByText(text).first().waitFor();

/** The IMEIs that the server was asked about. */
export const asked = ({ sandbox }: Portal): string[] =>
  sandbox.sandbox
    .log()
    .map(({ path }) => path)
    .filter((path) => path.startsWith("/info/cancel/validate/"))
    .map((path) => path.replace("/info/cancel/validate/", ""));

export async function atForm(query = ""): Promise<Portal> {
  const portal = await openPortal();
  await portal.open(`${cancellation.route}${query}`);
  await arrived(portal.page, cancellation.title);
  await portal.page.getByLabel("Comments").waitFor();
  return portal;
}
