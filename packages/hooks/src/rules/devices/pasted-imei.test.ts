import { expect, test } from "vitest";
import { imeiFromPaste } from "./pasted-imei.ts";

test.each([
  ["spaces and hyphens", "35-000000 000000‐6"],
  ["direction marks", "\u2066\u200E350000000000006\u200F\u2069"],
  ["embeddings", "\u202A350000000000006\u202C\uFEFF"],
])("%s are removed from a pasted IMEI", (_, text) => {
  expect(imeiFromPaste(text)).toBe("350000000000006");
});
