import type { PageGroup } from "./page.ts";

/** All pages of the site, in the order of its navigation. */
export const groups: readonly PageGroup[] = [
  {
    label: "Start",
    pages: [
      {
        path: "start/first-call",
        title: "The first call",
        from: [{ file: "docs/start/first-call.md" }],
      },
    ],
  },
  {
    label: "Reference",
    pages: [
      {
        path: "reference/sdk",
        title: "The SDK",
        label: "SDK",
        from: [{ file: "docs/reference/sdk.md" }],
      },
    ],
  },
];
