import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";
import { groups } from "./site/pages.ts";

const base = process.env["DOCS_BASE"] ?? "/";

export default defineConfig({
  base,
  devToolbar: { enabled: false },
  integrations: [
    starlight({
      title: "Waypost",
      customCss: ["./src/site.css"],
      sidebar: groups.map(({ label, pages }) => ({
        label,
        items: pages
          .filter(({ path }) => path !== "")
          .map(({ path, title, label: short }) => ({ label: short ?? title, link: `/${path}/` })),
      })),
    }),
  ],
});
