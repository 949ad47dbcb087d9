import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { onPage } from "../../test/on-page.tsx";
import { useRegistrationField } from "./registration/use-registration-field.ts";
import { useCountries } from "./use-lookups.ts";
import { useMessages } from "./use-messages.ts";

function Email() {
  const { value } = useRegistrationField("email");
  const countries = useCountries();
  const say = useMessages();
  return createElement("p", null, `${say("email.label")}: ${value} ${countries.data.length}`);
}

test("a server renders the values of the draft and sends no request", async () => {
  const page = onPage();
  page.send({ type: "edit-customer", patch: { email: "a@example.com" } });
  await page.until(({ form: { customer } }) => customer.email !== "");
  const html = renderToString(createElement(page.Provider, null, createElement(Email)));
  expect(html).toBe("<p>Email: a@example.com 0</p>");
  expect(page.calls).toEqual([]);
});
