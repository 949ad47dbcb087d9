import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { LoadingOverlay } from "./LoadingOverlay.tsx";

const page = (isLoading: boolean) => (
  <LoadingOverlay isLoading={isLoading} label="Checking your e-mail">
    <input aria-label="E-mail" />
  </LoadingOverlay>
);

test("loading is announced", async () => {
  const screen = await render(page(false));
  await expect.element(screen.getByRole("status")).toHaveTextContent("");
  await screen.rerender(page(true));
  await expect.element(screen.getByRole("status")).toHaveTextContent("Checking your e-mail");
});

test("covered content cannot be reached by keyboard, and focus is restored", async () => {
  const screen = await render(page(false));
  const field = screen.getByLabelText("E-mail");
  await field.click();
  await screen.rerender(page(true));
  await userEvent.keyboard("x");
  await userEvent.tab();
  expect(document.activeElement).not.toBe(screen.container.querySelector("input"));
  await screen.rerender(page(false));
  await expect.element(field).toHaveValue("");
});

test("after loading, the caret is restored", async () => {
  const screen = await render(page(false));
  const field = screen.getByLabelText("E-mail");
  await field.click();
  await screen.rerender(page(true));
  await screen.rerender(page(false));
  await expect.element(field).toHaveFocus();
});

const framed = (isLoading: boolean) => (
  <>
    <header>
      <a href="#contact">Contact Us</a>
    </header>
    <main>
      <LoadingOverlay cover="page" isLoading={isLoading} label="Registering">
        <input aria-label="E-mail" />
      </LoadingOverlay>
    </main>
    <footer>
      <a href="#support">Support</a>
    </footer>
  </>
);

test("behind a cover of the page, header and footer are inert, too", async () => {
  const screen = await render(framed(false));
  const links = screen.getByRole("link");
  expect(links.elements()).toHaveLength(2);
  await screen.rerender(framed(true));
  expect(links.elements().map((link) => link.closest("[inert]") !== null)).toEqual([true, true]);
  const waiting = document.activeElement;
  expect(waiting?.textContent).toBe("Registering");
  await userEvent.tab();
  expect(screen.container.querySelector("a:focus, input:focus")).toBeNull();
  await screen.rerender(framed(false));
  expect(document.querySelector("[inert]")).toBeNull();
});
