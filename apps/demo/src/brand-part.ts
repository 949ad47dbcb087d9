import type { Demo, Part } from "./demo.ts";
import { button, element, labelled, part } from "./element.ts";

/** The portal's configuration: `config.json`. */
export interface Configuration {
  readonly brand: { readonly name: string; readonly color?: string; readonly logoUrl?: string };
  readonly [field: string]: unknown;
}

const key = "demo.brand";

/** Creates the vendor's configuration with the brand chosen here, which survives a reload. */
export function createBrand(shipped: Configuration) {
  let brand = (JSON.parse(sessionStorage.getItem(key) ?? "null") ??
    shipped.brand) as Configuration["brand"];
  return {
    config: (): Configuration => ({ ...shipped, brand }),
    set(changes: Partial<Configuration["brand"]>): void {
      brand = { ...brand, ...changes };
      sessionStorage.setItem(key, JSON.stringify(brand));
    },
  };
}

/** The name and colour of a vendor with a live preview, and the configuration file for them. */
export function brandPart({ frame }: Demo, brand: ReturnType<typeof createBrand>): Part {
  const { name, color = "#1d5fb8" } = brand.config().brand;
  const nameField = element("input", { value: name, maxLength: 40, autocomplete: "off" });
  const colorField = element("input", { type: "color", value: color });
  const change = (changes: Partial<Configuration["brand"]>) => {
    brand.set(changes);
    frame.contentWindow?.location.reload();
  };
  nameField.addEventListener("change", () => {
    change({ name: nameField.value.trim() || "Waypost" });
  });
  colorField.addEventListener("change", () => change({ color: colorField.value }));

  function download(): void {
    const { countryLookup: _ours, ...config } = brand.config();
    const content = JSON.stringify(
      { ...config, apiBaseUrl: "https://api.example.com" },
      undefined,
      2,
    );
    const href = URL.createObjectURL(new Blob([content], { type: "application/json" }));
    element("a", { href, download: "config.json" }).click();
    URL.revokeObjectURL(href);
  }
  return {
    node: part(
      "Brand",
      false,
      labelled("Name", nameField),
      labelled("Colour", colorField),
      element("div", { className: "buttons" }, button("Download config.json", download)),
    ),
  };
}
