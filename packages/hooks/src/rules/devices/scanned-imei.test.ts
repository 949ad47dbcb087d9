import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_DEVICES } from "../registration/drafts.ts";
import { checkDigitLooksWrong } from "./check-digit.ts";
import { imeisIn, placeImeis } from "./scanned-imei.ts";

const VAN = "350000000000006";
const TRUCK = "860000000000009";
const ICCID = "8901260000000000007";

describe("the text of a bar code", () => {
  test.each([
    ["the number alone", VAN, [VAN]],
    ["a label before it", `IMEI: ${VAN}`, [VAN]],
    ["the digits in groups", "35 000000 000000 6", [VAN]],
    ["the digits in older groups", "350000-00-000000-6", [VAN]],
    ["all numbers of the label", `S/N:0042;IMEI:${VAN};ICCID:${ICCID}`, [VAN]],
    ["lines", `${ICCID}\n${VAN}\r\n`, [VAN]],
    ["an address", `https://example.com/activate?imei=${VAN}&iccid=${ICCID}`, [VAN]],
    ["JSON", JSON.stringify({ imei: VAN, iccid: ICCID }), [VAN]],
    ["two modems", `IMEI1:${VAN} IMEI2:${TRUCK}`, [VAN, TRUCK]],
    ["the same IMEI twice", `${VAN},${VAN}`, [VAN]],
    ["a serial number that could be an IMEI", `SN:${TRUCK} IMEI:${VAN}`, [VAN]],
    ["another number that could be one, without a label", `${TRUCK} IMEI ${VAN}`, [VAN]],
    ["only a serial number", `S/N ${VAN}`, []],
    ["a subscriber's number", `IMSI: ${VAN}`, []],
    ["a wrong check digit", "350000000000001", []],
    ["a SIM card's number", ICCID, []],
    ["a SIM card's number that contains an IMEI", `89${VAN}01`, []],
    ["fourteen digits", VAN.slice(0, 14), []],
    ["the zeros of a sample", "0".repeat(15), []],
    ["nothing", "", []],
  ])("%s", (_, text, imeis) => {
    expect(imeisIn(text)).toEqual(imeis);
  });

  const anyImei = fc
    .stringMatching(/^[1-9]\d{13}$/)
    .map((digits) => Array.from("0123456789", (check) => digits + check))
    .map((all) => all.find((imei) => !checkDigitLooksWrong(imei)) ?? "");

  test("contains any IMEI, printed in groups or not, between letters", () => {
    const word = fc.stringMatching(/^[A-HJ-LO-Z:;\n]{0,8}$/);
    fc.assert(
      fc.property(anyImei, word, word, fc.boolean(), (imei, before, after, isGrouped) => {
        fc.pre(!/(?:MEID|EID|SN)[\s:;]*$/.test(before));
        const groups = [imei.slice(0, 2), imei.slice(2, 8), imei.slice(8, 14), imei.slice(14)];
        const shown = groups.join(isGrouped ? " " : "");
        expect(imeisIn(`${before}${shown}${after}`)).toEqual([imei]);
      }),
    );
  });

  test("returns only different numbers that pass the rule", () => {
    const pieces = fc.oneof(fc.string(), fc.stringMatching(/^\d{13,20}$/), anyImei);
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        const found = imeisIn(parts.join(" "));
        for (const imei of found) expect(imei).toMatch(/^\d{15}$/);
        expect(found.filter(checkDigitLooksWrong)).toEqual([]);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });
});

/** Rows with these texts. Their ids are their indexes. */
const rowsOf = (texts: readonly string[], status = "valid") =>
  texts.map((text, index) => ({ id: `${index}`, imei: { text, check: { status } } }));

describe("rows for scanned IMEIs", () => {
  test.each([
    ["the empty row", [""], [VAN], 0, [0]],
    ["the empty row, then new ones", [""], [VAN, TRUCK], 0, [0, 1]],
    ["the row whose button was pressed, then the others", ["", ""], [VAN, TRUCK], 1, [1, 0]],
    ["around a filled row", ["1", ""], [VAN, TRUCK], 0, [1, 2]],
    ["the row that has it", ["", ` ${VAN}`], [VAN], 0, [1]],
    ["the same row for both", [""], [VAN, VAN], 0, [0, 0]],
    ["no row when four are filled", ["1", "2", "3", "4"], [VAN], 0, [null]],
  ])("%s", (_, texts, imeis, pressed, places) => {
    expect(placeImeis(rowsOf(texts), `${pressed}`, imeis).map(({ row }) => row)).toEqual(places);
  });

  test("only in the row of the scan button is an invalid text replaced", () => {
    const rows = rowsOf(["1", "2"], "invalid");
    expect(placeImeis(rows, "1", [VAN, TRUCK]).map(({ row }) => row)).toEqual([1, 2]);
  });

  test("no row is filled twice, a row with a valid IMEI never, and there are at most four", () => {
    const texts = fc.array(fc.constantFrom("", "1", "2"), { minLength: 1, maxLength: MAX_DEVICES });
    const imeis = fc.array(fc.constantFrom("1", "2", "3", "4", "5", "6"));
    fc.assert(
      fc.property(texts, imeis, fc.nat(3), (before, scanned, pressed) => {
        const placed = placeImeis(rowsOf(before), `${pressed}`, scanned);
        const filled = placed.flatMap(({ row, isKnown }) => (isKnown ? [] : (row ?? [])));
        expect(new Set(filled).size).toBe(filled.length);
        for (const at of filled) {
          expect(at).toBeLessThan(MAX_DEVICES);
          expect(before[at] ?? "").toBe("");
        }
      }),
    );
  });
});
