import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_DEVICES } from "./drafts.ts";
import { checkDigitLooksWrong, groupImei } from "./imei.ts";
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
    ["the number of a subscriber", `IMSI: ${VAN}`, []],
    ["a wrong check digit", "350000000000001", []],
    ["a SIM card's number", ICCID, []],
    ["a SIM card's number that contains an IMEI", `89${VAN}01`, []],
    ["fourteen digits", VAN.slice(0, 14), []],
    ["zeros of a sample", "0".repeat(15), []],
    ["nothing", "", []],
  ])("%s", (_, text, imeis) => {
    expect(imeisIn(text)).toEqual(imeis);
  });

  const anyImei = fc
    .stringMatching(/^[1-9]\d{13}$/)
    .map((digits) => Array.from("0123456789", (check) => digits + check))
    .map((all) => all.find((imei) => !checkDigitLooksWrong(imei)) ?? "");

  test("gives any IMEI, printed in groups or not, between letters", () => {
    const word = fc.stringMatching(/^[A-HJ-LO-Z:;\n]{0,8}$/);
    fc.assert(
      fc.property(anyImei, word, word, fc.boolean(), (imei, before, after, isGrouped) => {
        fc.pre(!/(?:MEID|EID|SN)[\s:;]*$/.test(before));
        const shown = isGrouped ? groupImei(imei) : imei;
        expect(imeisIn(`${before}${shown}${after}`)).toEqual([imei]);
      }),
    );
  });

  test("gives only different numbers that pass the rule, whatever it is", () => {
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

const empty = { imei: "", isFree: true };
const filled = (imei: string) => ({ imei, isFree: false });

describe("scanned IMEIs find their rows", () => {
  test.each([
    ["the empty row", [empty], [VAN], 0, [0]],
    ["the empty row, then new ones", [empty], [VAN, TRUCK], 0, [0, 1]],
    ["the row whose button was pressed, then the others", [empty, empty], [VAN, TRUCK], 1, [1, 0]],
    ["around a filled row", [filled("1"), empty], [VAN, TRUCK], 0, [1, 2]],
    ["the row that has it", [empty, filled(` ${VAN}`)], [VAN], 0, [1]],
    ["the same row for both", [empty], [VAN, VAN], 0, [0, 0]],
    ["no row when four are filled", ["1", "2", "3", "4"].map(filled), [VAN], 0, [null]],
  ])("%s", (_, rows, imeis, first, places) => {
    expect(placeImeis(rows, imeis, first).map(({ row }) => row)).toEqual(places);
  });

  test("no row is filled twice, a filled one never, and there are four at most", () => {
    const row = fc.record({ imei: fc.constantFrom("", "1", "2"), isFree: fc.boolean() });
    const imeis = fc.array(fc.constantFrom("1", "2", "3", "4", "5", "6"));
    const rows = fc.array(row, { minLength: 1, maxLength: MAX_DEVICES });
    fc.assert(
      fc.property(rows, imeis, fc.nat(3), (before, scanned, first) => {
        const placed = placeImeis(before, scanned, first).filter(({ isKnown }) => !isKnown);
        const filledRows = placed.flatMap(({ row: at }) => at ?? []);
        expect(new Set(filledRows).size).toBe(filledRows.length);
        for (const at of filledRows) {
          expect(at).toBeLessThan(MAX_DEVICES);
          expect(before[at]?.isFree ?? true).toBe(true);
        }
      }),
    );
  });
});
