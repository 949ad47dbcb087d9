import type { FormEvent } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { SearchableSelect } from "./SearchableSelect.tsx";

const labels = {
  loading: "On its way",
  noMatch: "Nothing found",
  more: (hidden: number) => `${hidden} more`,
};
const countries = ["Canada", "Mexico", "United States"].map((label) => ({ id: label, label }));
const devices = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index),
  label: `Truck ${index}`,
}));

const country = (onChange: (id: string) => void) => (
  <>
    <SearchableSelect
      label="Country"
      options={countries}
      labels={labels}
      defaultValue="United States"
      onChange={onChange}
    />
    <button>after</button>
  </>
);

afterEach(() => scrollTo(0, 0));

test("an option can be selected by keyboard: type a part, then Enter", async () => {
  const onChange = vi.fn();
  const screen = await render(country(onChange));
  const field = screen.getByRole("combobox", { name: "Country" });
  await expect.element(field).toHaveValue("United States");
  await userEvent.tab();
  await userEvent.keyboard("mex{ArrowDown}{Enter}");
  await expect.element(field).toHaveValue("Mexico");
  expect(onChange.mock.calls).toEqual([["Mexico"]]);
});

test.each(["Mexico", " mexico "])(
  "leaving the field selects the option whose label %j was typed in full",
  async (name) => {
    const onChange = vi.fn();
    const screen = await render(country(onChange));
    const field = screen.getByRole("combobox", { name: "Country" });
    await userEvent.tab();
    await userEvent.keyboard(name);
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: "after" })).toHaveFocus();
    await expect.element(field).toHaveValue("Mexico");
    expect(onChange.mock.calls).toEqual([["Mexico"]]);
  },
);

test("Enter selects the only match and does not submit the form", async () => {
  const onChange = vi.fn();
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const screen = await render(<form onSubmit={onSubmit}>{country(onChange)}</form>);
  const field = screen.getByRole("combobox", { name: "Country" });
  await userEvent.tab();
  await userEvent.keyboard("mex{Enter}");
  await expect.element(field).toHaveValue("Mexico");
  await expect.element(screen.getByRole("option")).not.toBeInTheDocument();
  expect(onChange.mock.calls).toEqual([["Mexico"]]);
  await userEvent.keyboard("zzz{Enter}");
  await expect.element(field).toHaveValue("Mexico");
  expect(onSubmit).not.toHaveBeenCalled();
});

test("autofilled text selects its option without opening the list", async () => {
  const onChange = vi.fn();
  const screen = await render(country(onChange));
  const field = screen.getByRole("combobox", { name: "Country" });
  fillIn(field.element(), "canada");
  await expect.element(field).toHaveValue("Canada");
  fillIn(field.element(), "Atlantis");
  await expect.element(field).toHaveValue("Canada");
  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
  expect(onChange.mock.calls).toEqual([["Canada"]]);
});

test("text without a match is replaced by the previous selection", async () => {
  const onChange = vi.fn();
  const screen = await render(country(onChange));
  const field = screen.getByRole("combobox", { name: "Country" });
  await userEvent.tab();
  await userEvent.keyboard("zzz");
  await expect.element(screen.getByText("Nothing found")).toBeVisible();
  await userEvent.tab();
  await expect.element(field).toHaveValue("United States");
  expect(onChange).not.toHaveBeenCalled();
});

test("clearing and leaving the field clears the selection, and an option can be selected again", async () => {
  const onChange = vi.fn();
  const screen = await render(country(onChange));
  const field = screen.getByRole("combobox", { name: "Country" });
  await userEvent.tab();
  await userEvent.keyboard("{Delete}");
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  await expect.element(field).toHaveValue("");
  expect(onChange.mock.calls).toEqual([[""]]);
  await userEvent.tab({ shift: true });
  await userEvent.keyboard("uni{ArrowDown}{Enter}");
  await expect.element(field).toHaveValue("United States");
  expect(onChange.mock.calls).toEqual([[""], ["United States"]]);
});

test("Escape in a cleared field restores the selection", async () => {
  const onChange = vi.fn();
  const screen = await render(country(onChange));
  const field = screen.getByRole("combobox", { name: "Country" });
  await userEvent.tab();
  await userEvent.keyboard("{Delete}{Escape}");
  await expect.element(field).toHaveValue("United States");
  await userEvent.tab();
  expect(onChange).not.toHaveBeenCalled();
});

test("clicking the text shows all options", async () => {
  const screen = await render(country(() => undefined));
  await screen.getByRole("combobox").click();
  await expect.element(screen.getByRole("option", { name: "Canada" })).toBeVisible();
  await screen.getByRole("option", { name: "Canada" }).click();
  await expect.element(screen.getByRole("combobox")).toHaveValue("Canada");
});

test("Escape closes the list and changes nothing", async () => {
  const onChange = vi.fn();
  const screen = await render(country(onChange));
  await screen.getByRole("combobox").click();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("option")).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

test("Escape discards the typed text and closes the list", async () => {
  const onChange = vi.fn();
  const screen = await render(country(onChange));
  await userEvent.tab();
  await userEvent.keyboard("mexico");
  await expect.element(screen.getByRole("option", { name: "Mexico" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("combobox")).toHaveValue("United States");
  await expect.element(screen.getByRole("option")).not.toBeInTheDocument();
  await userEvent.tab();
  expect(onChange).not.toHaveBeenCalled();
});

test("of 10,000 devices 50 are rendered, and the rest is counted", async () => {
  const screen = await render(
    <SearchableSelect label="Device" options={devices} labels={labels} defaultValue="8000" />,
  );
  await screen.getByRole("combobox").click();
  await expect.element(screen.getByText("9950 more")).toBeVisible();
  expect(screen.getByRole("option").elements()).toHaveLength(50);
  await screen.getByRole("combobox").fill("truck 77");
  await expect.element(screen.getByRole("option", { name: "Truck 77", exact: true })).toBeVisible();
});

// Equal keys make React Aria loop forever, or throw in development.
test("typing works with equal names in the list", async () => {
  const onChange = vi.fn();
  const zones = ["America/Denver", "America/Chicago", "America/Chicago", "America/Chicago"];
  const screen = await render(
    <>
      <SearchableSelect
        label="Time zone"
        options={zones.map((id) => ({ id, label: id }))}
        labels={labels}
        onChange={onChange}
      />
      <button>after</button>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard("america");
  await expect.poll(() => screen.getByRole("option").elements().length).toBe(4);
  await userEvent.keyboard("/chicago");
  await expect.poll(() => screen.getByRole("option").elements().length).toBe(3);
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([["America/Chicago"]]);
});

test("text that is being typed stays when the options are loaded again in another order", async () => {
  const field = (options: typeof countries) => (
    <SearchableSelect label="Country" options={options} labels={labels} value="United States" />
  );
  const screen = await render(field(countries));
  await screen.getByRole("combobox").fill("mex");
  await screen.rerender(field(countries.toReversed()));
  await expect.element(screen.getByRole("option", { name: "Mexico" })).toBeVisible();
  await expect.element(screen.getByRole("combobox")).toHaveValue("mex");
});

test("the typed text and the list stay while the page scrolls", async () => {
  const screen = await render(
    <>
      {country(() => undefined)}
      <p style={{ blockSize: 3000 }}>below</p>
    </>,
  );
  const field = screen.getByRole("combobox", { name: "Country" });
  await field.fill("mex");
  await expect.element(screen.getByRole("option", { name: "Mexico" })).toBeVisible();
  await scrolledBy(100);
  await expect.element(field).toHaveValue("mex");
  await screen.getByRole("option", { name: "Mexico" }).click();
  await expect.element(field).toHaveValue("Mexico");
});

test("the hidden dismiss button closes the list", async () => {
  const screen = await render(country(() => undefined));
  await screen.getByRole("combobox").fill("mex");
  const dismiss = await screen.getByRole("button", { name: "Dismiss" }).findElement();
  if (dismiss instanceof HTMLElement) dismiss.click();
  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
});

/** Waits until all scroll listeners have run. */
function scrolledBy(pixels: number): Promise<void> {
  return new Promise((heard) => {
    document.addEventListener("scroll", () => requestAnimationFrame(() => heard()), { once: true });
    scrollBy(0, pixels);
  });
}

/** Fills the field as browser autofill does, without focus. */
function fillIn(field: Element, text: string) {
  if (!(field instanceof HTMLInputElement)) throw new Error("no field");
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

const chosen = (value: string) => (
  <SearchableSelect label="Country" options={countries} labels={labels} value={value} />
);

test("a controlled value that changes is shown", async () => {
  const screen = await render(chosen("Canada"));
  await screen.rerender(chosen("Mexico"));
  await expect.element(screen.getByRole("combobox")).toHaveValue("Mexico");
});

test("with showsId a selected id is shown even without a matching option", async () => {
  const screen = await render(
    <SearchableSelect label="Country" options={[]} labels={labels} value="Atlantis" showsId />,
  );
  await expect.element(screen.getByRole("combobox")).toHaveValue("Atlantis");
});

const onItsWay = (onChange: (id: string) => void, isLoading: boolean) => (
  <>
    <SearchableSelect
      label="Country"
      options={isLoading ? [] : countries}
      labels={labels}
      isLoading={isLoading}
      onChange={onChange}
    />
    <button>after</button>
  </>
);

test("text typed while the options load is matched once they are there", async () => {
  const onChange = vi.fn();
  const screen = await render(onItsWay(onChange, true));
  await userEvent.tab();
  await userEvent.keyboard("mexico");
  await expect.element(screen.getByText("On its way")).toBeVisible();
  await expect.element(screen.getByText("Nothing found")).not.toBeInTheDocument();
  await screen.rerender(onItsWay(onChange, false));
  await expect.element(screen.getByRole("option", { name: "Mexico" })).toBeVisible();
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([["Mexico"]]);
});

test("with takesOwnText unmatched text is kept as typed", async () => {
  const onChange = vi.fn();
  const screen = await render(
    <>
      <SearchableSelect
        label="Country"
        options={[]}
        labels={labels}
        takesOwnText
        onChange={onChange}
      />
      <button>after</button>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard(" Atlantis ");
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([["Atlantis"]]);
  await expect.element(screen.getByRole("combobox")).toHaveValue("Atlantis");
});
