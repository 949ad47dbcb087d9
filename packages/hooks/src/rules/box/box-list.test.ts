import { expect, test } from "vitest";
import { readBox, type Cells } from "./box-list.ts";

const A = "350000000000006";
const B = "350000000000014";
const C = "860000000000009";

const isPlan = (text: string) => /^(plus|basic) /i.test(text);
const read = (cells: Cells, columns?: Parameters<typeof readBox>[2]) =>
  readBox(cells, isPlan, columns);
const line = (imei: string, name = "", plan = "") => ({ imei, name, plan });

test("columns are found by their content, whatever their order and headers", () => {
  const { lines, columns, headers } = read([
    ["Tarif", "Serie", "Wagen"],
    ["Plus yearly", A, "Van 1"],
    ["", ` ${B} `, "Van 2"],
  ]);
  expect(lines).toEqual([line(A, "Van 1", "Plus yearly"), line(B, "Van 2")]);
  expect(columns).toEqual({ imei: 1, name: 2, plan: 0 });
  expect(headers).toEqual(["Tarif", "Serie", "Wagen"]);
});

test("a column whose header names a name comes before other texts", () => {
  const { lines } = read([
    ["Depot", "IMEI", "Vehicle"],
    ["North", A, "Van 1"],
    ["South", B, "Van 2"],
  ]);
  expect(lines.map(({ name }) => name)).toEqual(["Van 1", "Van 2"]);
});

test("a list without headers begins with its first row", () => {
  expect(
    read([
      [`\uFEFF${A}`, "Van 1"],
      [B, "Van 2"],
    ]).lines,
  ).toHaveLength(2);
});

test("a text of any form is searched for IMEIs", () => {
  const text = ["Dear fleet, the box has", `IMEI: ${A}, 35 000000 000001 4`, "and", `S/N 12 ${C}.`];
  const { lines, columns } = read(text.map((row) => [row]));
  expect(lines).toEqual([A, B, C].map((imei) => line(imei)));
  expect(columns.imei).toBeNull();
});

test("one IMEI a line is a list", () => {
  expect(read([[A], [B], [C]])).toMatchObject({ columns: { imei: 0 }, lines: [{}, {}, {}] });
});

test("an IMEI that is listed twice is one device, with its first name", () => {
  const { lines, duplicates } = read([
    [A, "Van 1"],
    [B, "Van 2"],
    [A, "Van 3"],
  ]);
  expect(lines).toEqual([line(A, "Van 1"), line(B, "Van 2")]);
  expect(duplicates).toEqual([A]);
});

test("numbers that a spreadsheet has shortened are reported and not guessed", () => {
  const { lines, shortened, skipped } = read([
    ["IMEI", "Name"],
    ["3.5E+14", "Van 1"],
    ["3,50001E+14", "Van 2"],
    [A, "Van 3"],
  ]);
  expect(lines).toEqual([line(A, "Van 3")]);
  expect(shortened).toEqual(["3.5E+14", "3,50001E+14"]);
  expect(skipped).toBe(0);
});

test("a number with a wrong check digit is kept, because the server decides", () => {
  expect(
    read([
      [A, "Van 1"],
      ["350000000000001", "Van 2"],
    ]).lines,
  ).toHaveLength(2);
});

test("columns that the customer has chosen are read as they are", () => {
  const cells = [
    ["Van 1", A, "North"],
    ["Van 2", B, "South"],
  ];
  const { lines } = read(cells, { imei: 1, name: 2, plan: null });
  expect(lines).toEqual([line(A, "North"), line(B, "South")]);
});

test("rows without an IMEI are counted", () => {
  expect(
    read([
      ["IMEI", "Name"],
      ["", "Van 1"],
      [A, "Van 2"],
    ]).skipped,
  ).toBe(1);
});

test("ten thousand rows are read", () => {
  const cells = Array.from({ length: 10_000 }, (_, at) => [
    `${350_000_000_000_000 + at}`,
    `Van ${at}`,
  ]);
  expect(read(cells).lines).toHaveLength(10_000);
});

test("a list with nothing in it has no devices", () => {
  expect(read([["", ""], [""]])).toMatchObject({ lines: [], skipped: 0 });
});
