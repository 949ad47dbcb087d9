import { readdirSync } from "node:fs";

/** What a program imports later is a chunk of its own, so it is not counted. */
const later = {
  name: "later",
  setup: (build) =>
    build.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path, external: true } : undefined,
    ),
};

const modifyEsbuildConfig = (config) => ({
  ...config,
  target: "es2022",
  logLevel: "silent",
  plugins: [...(config.plugins ?? []), later],
});

const one = (limit, entry, names) =>
  names.map((name) => ({
    name: `hooks: ${name}`,
    path: `packages/hooks/dist/${entry}.js`,
    import: `{ ${name} }`,
    ignore: ["react", "@tanstack/react-query"],
    limit,
    gzip: true,
    modifyEsbuildConfig,
  }));

const components = readdirSync("packages/ui/src/components").map((name) => ({
  name: `ui: ${name}, with React Aria`,
  path: `packages/ui/dist/${name}.js`,
  ignore: ["react", "react-dom"],
  // The heaviest one that a form needs.
  ...(name === "SearchableSelect" && { limit: "65.2 kB" }),
  gzip: true,
  modifyEsbuildConfig,
}));

/** Minified and gzipped, without peers, from the built packages: `npm run build` first. */
export default [
  {
    name: "sdk: all of it, with its transport",
    path: "packages/sdk/dist/index.js",
    limit: "7.35 kB",
    gzip: true,
    modifyEsbuildConfig,
  },
  {
    name: "embed: the element",
    path: "packages/embed/dist/index.js",
    limit: "2 kB",
    gzip: true,
    modifyEsbuildConfig,
  },
  ...one("400 B", "rules", ["readImei", "perMonth", "expiryMonths", "isAllowed"]),
  ...one("500 B", "rules", ["parsePlanRules"]),
  ...one("1.5 kB", "index", ["useCountries", "useStates", "useTimeZones", "useMobileProviders"]),
  ...one("1.5 kB", "index", ["useServicePlans", "usePlanRules", "useDiscounts"]),
  ...one("3.3 kB", "index", ["usePlans"]),
  ...one("4.7 kB", "index", ["useRegistrationField", "useCardExpiry", "useTaskField"]),
  ...one("5.1 kB", "index", ["useDeviceImei"]),
  ...components,
];
