import type { Config } from "./config.ts";

/** Applies the brand's colour to the browser's bar on phones, and its icon to the tab. */
export function showBrand({ color, iconUrl }: Config["brand"]): void {
  if (color !== undefined) {
    const theme = document.createElement("meta");
    theme.name = "theme-color";
    theme.content = color;
    document.head.append(theme);
  }
  if (iconUrl === undefined) return;
  // The built icon declares a type, which may not be that of the vendor's icon.
  const icon = document.createElement("link");
  icon.rel = "icon";
  icon.href = iconUrl;
  document.querySelector('link[rel="icon"]')?.replaceWith(icon);
}
