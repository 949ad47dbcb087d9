interface Answer {
  readonly status: number;
  readonly page: string;
}

const hidden = (page: string): string => /name="seen" value="(\w*)"/.exec(page)?.[1] ?? "";

/** Reads the page at an address, as a browser does. */
export async function read(address: string): Promise<Answer> {
  const response = await fetch(address);
  return { status: response.status, page: await response.text() };
}

/** Presses a button of a page that was read, after ticking the box if there is one. */
export async function press(
  address: string,
  { page }: Answer,
  button: "confirm" | "decline",
  changes: { readonly headers?: object; readonly ticks?: boolean } = {},
): Promise<Answer> {
  const form = new URLSearchParams({ seen: hidden(page), answer: button });
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
