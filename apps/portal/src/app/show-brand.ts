import type { Config } from "./config.ts";

/** Gives the bar of a phone's browser the brand's colour, and the tab its icon. */
export function showBrand({ color, iconUrl }: Config["brand"]): void {
  if (color !== undefined) {
    const theme = document.createElement("meta");
    theme.name = "theme-color";
    theme.content = color;
    document.head.append(theme);
  }
  if (iconUrl === undefined) return;
  // The built icon names a type, which need not be that of the vendor's.
  const icon = document.createElement("link");
  icon.rel = "icon";
  icon.href = iconUrl;
  document.querySelector('link[rel="icon"]')?.replaceWith(icon);
}
