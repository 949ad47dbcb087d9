import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { onPage, Plain } from "../../test/on-page.tsx";
import { en } from "../messages/en.ts";
import { MissingProviderError } from "./provider.tsx";
import { useCustomerField } from "./registration/use-customer.ts";
import { useMessages } from "./use-messages.ts";

const Email = () => <Plain label="Email" {...useCustomerField("email")} />;
const Title = () => <h1>{useMessages()("step.terms")}</h1>;

test("a hook without a provider throws an error that says what is missing", async () => {
  await expect(render(<Title />)).rejects.toThrow(MissingProviderError);
  await expect(render(<Title />)).rejects.toThrow(
    "useMessages needs a <WaypostProvider waypost={createWaypost({ … })}> above it.",
  );
  await expect(render(<Email />)).rejects.toThrow(MissingProviderError);
});

test("a custom catalogue replaces the texts, in fields too", async () => {
  const page = onPage({
    messages: { ...en, "step.terms": "Geschäftsbedingungen", "email.required": "E-Mail fehlt" },
  });
  page.send({ type: "visit", step: "customer-information" });
  const screen = await render(
    <>
      <Title />
      <Email />
    </>,
    { wrapper: page.Provider },
  );
  await expect.element(screen.getByRole("heading")).toHaveTextContent("Geschäftsbedingungen");
  page.send({ type: "submit-email" });
  await expect.element(screen.getByText("E-Mail fehlt")).toBeVisible();
});

test("the texts of an area can be added when its page loads; until then their codes are shown", async () => {
  const page = onPage({ messages: {} });
  const before = await render(<Title />, { wrapper: page.Provider });
  await expect.element(before.getByText("step.terms")).toBeVisible();
  await before.unmount();
  page.waypost.addMessages({ "step.terms": "Terms" });
  const after = await render(<Title />, { wrapper: page.Provider });
  await expect.element(after.getByText("Terms", { exact: true })).toBeVisible();
});
