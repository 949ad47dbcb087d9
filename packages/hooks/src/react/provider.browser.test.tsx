import { SOMETHING_WENT_WRONG } from "@waypost/sdk/pure";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { onPage, Plain } from "../../test/on-page.tsx";
import { en } from "../messages/en.ts";
import { es } from "../messages/es.ts";
import { fr } from "../messages/fr.ts";
import { MissingProviderError } from "./provider.tsx";
import { useRegistrationField } from "./registration/use-registration-field.ts";
import { useFormats } from "./use-formats.ts";
import { useMessages } from "./use-messages.ts";
import { useServerText } from "./use-server-text.ts";

const Email = () => <Plain label="Email" {...useRegistrationField("email")} />;
const Title = () => <h1>{useMessages()("step.terms")}</h1>;
const Price = () => <p>{useFormats().price(1234.5)}</p>;
const Failure = () => <p>{useServerText()(SOMETHING_WENT_WRONG)}</p>;
const Words = () => <p>{useServerText()("Card declined")}</p>;

test("a hook without a provider throws an error that names the provider", async () => {
  await expect(render(<Title />)).rejects.toThrow(MissingProviderError);
  await expect(render(<Title />)).rejects.toThrow(
    "useMessages needs a <WaypostProvider> above it.",
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
  page.send({ type: "submit" });
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

test("another catalogue and its locale are applied immediately, and typed text is not lost", async () => {
  const page = onPage();
  page.send({ type: "visit", step: "customer-information" });
  const screen = await render(
    <>
      <Title />
      <Price />
      <Email />
    </>,
    { wrapper: page.Provider },
  );
  await expect.element(screen.getByRole("heading")).toHaveTextContent("Terms of Service");
  await expect.element(screen.getByText("$1,234.50")).toBeVisible();
  await screen.getByLabelText("Email").fill("half@");
  page.send({ type: "submit" });
  await expect.element(screen.getByText("Email is invalid")).toBeVisible();

  page.waypost.setMessages(fr, "fr-CA");
  await expect.element(screen.getByRole("heading")).toHaveTextContent("Conditions d’utilisation");
  await expect.element(screen.getByText(/^1.234,50.\$.US$/)).toBeVisible();
  await expect.element(screen.getByText("Le courriel n’est pas valide")).toBeVisible();
  await expect.element(screen.getByRole("textbox")).toHaveValue("half@");
});

test("a failure without a server message is described in the page's language", async () => {
  const page = onPage();
  const screen = await render(
    <>
      <Failure />
      <Words />
    </>,
    { wrapper: page.Provider },
  );
  await expect.element(screen.getByText("Something Went Wrong")).toBeVisible();
  page.waypost.setMessages(es, "es-US");
  await expect.element(screen.getByText("Algo salió mal")).toBeVisible();
  await expect.element(screen.getByText("Card declined")).toBeVisible();
});
