/** Gives the bar of a phone's browser the brand's colour. */
export function showBrandColour(color: string | undefined): void {
  if (color === undefined) return;
  const theme = document.createElement("meta");
  theme.name = "theme-color";
  theme.content = color;
  document.head.append(theme);
}
