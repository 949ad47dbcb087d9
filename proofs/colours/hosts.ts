/** What a host's own CSS says about light and dark. */
export const HOSTS = {
  "no color-scheme": "",
  "light dark": ":root { color-scheme: light dark; }",
} as const;

export type Host = keyof typeof HOSTS;

/** The host's style sheet, which each bundler builds with ours. */
export const hostCss = (host: Host): string => `${HOSTS[host]}
.host-dark { color-scheme: dark; }
[data-part] > div { background: Canvas; }
`;

/** How a browser is asked to show a page. */
export const MEDIA = {
  light: { colorScheme: "light" },
  dark: { colorScheme: "dark" },
  "forced colours": { colorScheme: "dark", forcedColors: "active" },
  print: { colorScheme: "dark", media: "print" },
} as const;

export type Media = keyof typeof MEDIA;
