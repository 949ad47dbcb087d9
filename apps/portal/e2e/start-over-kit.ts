import type { Page } from "playwright";

/** From the next page on, reading a draft that contains this text fails. */
export const failOn = (page: Page, text: string) =>
  page.addInitScript((mark) => {
    const { parse } = JSON;
    const unreadable = new Proxy(
      {},
      {
        get: () => {
          throw new Error("This draft cannot be read.");
        },
      },
    );
    JSON.parse = (json: string) => (json.includes(mark) ? unreadable : (parse(json) as unknown));
  }, text);

/** Reloads into the crash page, which a further reload does not end, and starts over. */
export async function startOverAfterCrash(page: Page): Promise<void> {
  const crashed = () => page.getByRole("heading", { name: "Something Went Wrong" }).waitFor();
  await page.reload();
  await crashed();
  await page.getByRole("button", { name: "Reload" }).click();
  await crashed();
  await page.getByRole("button", { name: "Start over" }).click();
}
