import type { Survivor } from "./survivor.ts";

export const OUTCOMES: readonly Survivor[] = [
  {
    file: "packages/sdk/src/outcome.ts",
    code: "isEmpty = false,",
    becomes: "true",
    reason: "Decides for undocumented replies only, and those always say whether they are empty.",
  },
  {
    file: "packages/sdk/src/outcome.ts",
    code: 'const imeiIn = (row: unknown, key: string) => text(fieldsOf(row)[key])?.trim() ?? "";',
    becomes: '"Stryker was here!"',
    reason: "Both lists get the same text, so that they match as before.",
  },
  {
    file: "packages/sdk/src/reply.ts",
    code: "} catch {",
    becomes: "{}",
    reason: "Gives undefined as well.",
  },
];
