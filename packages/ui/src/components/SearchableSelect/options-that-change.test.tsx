import "../../styles.css";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SearchableSelect } from "./SearchableSelect.tsx";
import { countries, country, labels } from "../../../test/country-select.tsx";

const devices = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index),
  label: `Truck ${index}`,
}));

test("50 of 10,000 devices are rendered, and the rest are counted", async () => {
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

const countryOf = (options: typeof countries) => (
  <SearchableSelect label="Country" options={options} labels={labels} value="United States" />
);

test("typed text is not lost when the options are reloaded in another order", async () => {
  const screen = await render(countryOf(countries));
  await screen.getByRole("combobox").fill("mex");
  await screen.rerender(countryOf(countries.toReversed()));
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

/** Waits until all scroll listeners have run. */
function scrolledBy(pixels: number): Promise<void> {
  return new Promise((heard) => {
    document.addEventListener("scroll", () => requestAnimationFrame(() => heard()), { once: true });
    scrollBy(0, pixels);
  });
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

test("text typed while the options load is matched once they have loaded", async () => {
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

test("takesOwnText accepts unmatched text", async () => {
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
