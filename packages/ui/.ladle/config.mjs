export default {
  stories: "src/**/*.stories.tsx",
  outDir: "build",
  viteConfig: ".ladle/vite.config.ts",
  // Themes, direction and width are switches of the workshop; stories show states only.
  addons: {
    theme: { enabled: true, defaultState: "auto" },
    rtl: { enabled: true, defaultState: false },
    width: { enabled: true, options: { phone: 320, tablet: 768, desktop: 1280 }, defaultState: 0 },
    msw: { enabled: false },
    source: { enabled: false, defaultState: false },
  },
};
