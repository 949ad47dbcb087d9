import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";
import { pictureTags } from "./site/head.ts";
import { groups } from "./site/pages.ts";
import { repository } from "./site/repository.ts";

const base = process.env["DOCS_BASE"] ?? "/";
const site = process.env["DOCS_SITE"];

export default defineConfig({
  base,
  ...(site !== undefined && { site }),
  devToolbar: { enabled: false },
  integrations: [
    starlight({
      title: "Waypost",
      customCss: ["./src/site.css"],
      disable404Route: true,
      head: pictureTags(site, base),
      social: [{ icon: "github", label: "GitHub", href: repository }],
      components: {
        Footer: "./src/components/Footer.astro",
        Hero: "./src/components/Hero.astro",
      },
      sidebar: groups.map(({ label, pages }) => ({
        label,
        items: pages.map(({ path, title, label: short }) => ({
          label: short ?? title,
          link: `/${path}/`,
        })),
      })),
    }),
  ],
});
