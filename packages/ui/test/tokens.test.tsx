import { expect, test } from "vitest";
import tokens from "../src/tokens.json" with { type: "json" };
import "../src/tokens.css";
import { tokensInPage } from "./tokens-in-page.ts";

test.each(["light", "dark"] as const)(
  "the design tokens of the %s theme match the style sheet: if not, run `npm run generate`",
  (theme) => {
    expect(tokensInPage(theme)).toEqual(tokens[theme]);
    expect(Object.keys(tokens[theme]).length).toBeGreaterThan(60);
  },
);
