import { expect, test } from "vitest";
import { readImei } from "./imei.ts";
import { imeiFromPaste } from "./pasted-imei.ts";

test.each([
  ["spaces and hyphens", "35-000000 000000‐6"],
  ["direction marks", "\u2066\u200E350000000000006\u200F\u2069"],
  ["another prefix", " ]d2350000000000006"],
  ["a prefix with a capital", "]E0350000000000006\r"],
  ["a scanner's prefix and control characters", "]C1\u001D350000000000006\u0004"],
  ["start and end of text", "\u0002350000000000006\u0003\r\n"],
  ["NUL inside", "35\u00000000\u001D000000006"],
  ["the frame of the scanner inside a label", "\u0002IMEI:350000000000006\u0003"],
  ["full-width hyphens and a full-width comma", "３５－０００００００００００－０６，"],
  ["an ideographic full stop", "350000000000006。"],
  ["embeddings", "\u202A350000000000006\u202C\uFEFF"],
])("%s are removed from a pasted IMEI", (_, text) => {
  expect(imeiFromPaste(text)).toBe("350000000000006");
});

test.each(["3500-0000", "３５－", "35²", "35½", "35a"])(
  "%s typed key by key is refused",
  (text) => {
    expect(readImei(text)).toEqual({ kind: "error", code: "imei.invalid" });
  },
);
