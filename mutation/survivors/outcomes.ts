import type { Survivor } from "./survivor.ts";

export const OUTCOMES: readonly Survivor[] = [
  {
    file: "packages/sdk/src/outcome.ts",
    code: "isPlain = false,",
    becomes: "true",
    reason:
      "Decides for undocumented replies only, and those always say whether anything in them is amiss.",
  },
  {
    file: "packages/sdk/src/outcome.ts",
    code: 'const imeiIn = (row: unknown, key: string) => exact(fieldsOf(row)[key])?.trim() ?? "";',
    becomes: '"Stryker was here!"',
    reason: "Both lists get the same text, so that they match as before.",
  },
  {
    file: "packages/sdk/src/reply.ts",
    code: "} catch {",
    becomes: "{}",
    reason: "Gives undefined as well.",
  },
  {
    file: "packages/sdk/src/reply.ts",
    code: 'export function parseJson(content = "", revive?: Parameters<typeof JSON.parse>[1]): unknown {',
    becomes: '"Stryker was here!"',
    reason: "Is no JSON either.",
  },
];
