import type { Config } from "./config.ts";

/**
 * Gives the window the brand's colour: the bar of a phone's browser, and its icon, unless the vendor
 * has a logo and with it an icon of their own.
 */
export function showBrandColour({ color, logoUrl }: Config["brand"]): void {
  if (color === undefined) return;
  const theme = document.createElement("meta");
  theme.name = "theme-color";
  theme.content = color;
  document.head.append(theme);
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon !== null && logoUrl === undefined)
    icon.href = `data:image/svg+xml,${encodeURIComponent(iconOf(color))}`;
}

/** A rounded square in this colour with the mark in it, like `icon.svg`. */
function iconOf(color: string): string {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 32 32");
  const add = (name: string, attributes: Readonly<Record<string, string>>) => {
    const part = document.createElementNS(svg.namespaceURI, name);
    for (const [key, value] of Object.entries(attributes)) part.setAttribute(key, value);
    svg.append(part);
  };
  add("rect", { width: "32", height: "32", rx: "8", fill: color });
  add("path", {
    d: "M16 4.5a8.8 8.8 0 0 0-8.8 8.8c0 6.1 8.8 14.2 8.8 14.2s8.8-8.1 8.8-14.2A8.8 8.8 0 0 0 16 4.5Z",
    fill: "#fff",
  });
  add("path", {
    d: "m11.8 15.2 4.2-4.2 4.2 4.2",
    fill: "none",
    stroke: color,
    "stroke-width": "2.8",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  });
  return new XMLSerializer().serializeToString(svg);
}
