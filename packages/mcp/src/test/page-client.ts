interface Answer {
  readonly status: number;
  readonly page: string;
}

const fingerprintIn = (page: string): string =>
  /name="fingerprint" value="(\w*)"/.exec(page)?.[1] ?? "";

/** Requests the page at an address. */
export async function read(address: string): Promise<Answer> {
  const response = await fetch(address);
  return { status: response.status, page: await response.text() };
}

/** Waits until a page no longer refreshes itself. */
export async function settledPage(address: string): Promise<Answer> {
  const answer = await read(address);
  return answer.page.includes("http-equiv") ? settledPage(address) : answer;
}

/** Returns the text of a page without markup. */
export const textIn = ({ page }: Answer): string =>
  page
    .replaceAll(/<style>.*?<\/style>/gs, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** Returns the labels and values of the list under a heading. */
export function rowsOf({ page }: Answer, heading: string): readonly (readonly string[])[] {
  const list = new RegExp(`<h2>${heading}</h2><dl>(.*?)</dl>`, "s").exec(page)?.[1] ?? "";
  const row = /<dt><bdi>(.*?)<\/bdi><\/dt><dd><bdi>(.*?)<\/bdi><\/dd>/gs;
  return Array.from(list.matchAll(row), ([, label = "", value = ""]) => [label, value]);
}

/** Submits the form of a page with a button, and ticks the box if there is one. */
export async function press(
  address: string,
  { page }: Answer,
  button: "confirm" | "decline",
  changes: { readonly headers?: object; readonly ticks?: boolean } = {},
): Promise<Answer> {
  const form = new URLSearchParams({ fingerprint: fingerprintIn(page), answer: button });
  if (page.includes("checkbox") && changes.ticks !== false) form.set("agreed", "on");
  const response = await fetch(address, {
    method: "POST",
    body: form,
    headers: {
      Origin: new URL(address).origin,
      "Sec-Fetch-Site": "same-origin",
      ...changes.headers,
    },
  });
  return { status: response.status, page: await response.text() };
}
