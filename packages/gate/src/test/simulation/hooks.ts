import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { MUTANTS } from "./mutants.ts";

// Replaces what the source of the gate imports by its simulation, and puts a mistake into the source
// that MUTANT names.

const source = new URL("../../", import.meta.url).href;

const FAKES: Readonly<Record<string, string>> = {
  pg: "./postgres.ts",
  "node:http": "./network.ts",
  "node:timers/promises": "./world.ts",
};

const mutant = MUTANTS.find(({ name }) => name === process.env["MUTANT"]);

registerHooks({
  resolve(specifier, { parentURL = "", ...rest }, next) {
    const isGate = parentURL.startsWith(source) && !parentURL.includes("/test/");
    const fake = isGate ? FAKES[specifier] : undefined;
    return fake === undefined
      ? next(specifier, { parentURL, ...rest })
      : {
          url: new URL(fake, import.meta.url).href,
          shortCircuit: true,
          format: "module-typescript",
        };
  },
  load(url, rest, next) {
    if (mutant === undefined || url !== source + mutant.file) return next(url, rest);
    const text = readFileSync(fileURLToPath(url), "utf8");
    return {
      format: "module-typescript",
      source: text.replace(mutant.text, () => mutant.replacement),
      shortCircuit: true,
    };
  },
});
