import { expect, test } from "vitest";
import { findIcons, groupIcons, iconForQuery } from "./find-icons.ts";
import type { PickableIcon } from "./props.ts";

const icon = (code: string, type: string, colour: string, label: string): PickableIcon => ({
  id: code,
  type,
  value: code,
  colour,
  code,
  label,
});

const ICONS = [
  icon("red1", "car", "red1", "Car, red 1"),
  icon("blue1", "car", "blue1", "Car, blue 1"),
  icon("A-1", "A", "black", "Van, black"),
  icon("A-10", "A", "black", "Café van, black"),
];
const everything = { typed: "", type: "", colour: "" };
const codes = (query: Partial<typeof everything>) =>
  findIcons(ICONS, { ...everything, ...query }).map(({ code }) => code);

test("an icon is found by its code and by words of its name, in any order and case", () => {
  expect(codes({ typed: "a-1" })).toEqual(["A-1", "A-10"]);
  expect(codes({ typed: " RED car " })).toEqual(["red1"]);
  expect(codes({ typed: "van cafe" })).toEqual(["A-10"]);
  expect(codes({ typed: "ship" })).toEqual([]);
  expect(codes({ typed: "  " })).toHaveLength(4);
});

test("search, type and colour apply together", () => {
  expect(codes({ type: "car" })).toEqual(["red1", "blue1"]);
  expect(codes({ colour: "black" })).toEqual(["A-1", "A-10"]);
  expect(codes({ type: "car", colour: "black" })).toEqual([]);
  expect(codes({ typed: "car", colour: "blue1" })).toEqual(["blue1"]);
});

const meant = (typed: string) =>
  iconForQuery(findIcons(ICONS, { ...everything, typed }), typed)?.code ?? null;

test("Enter selects the icon with exactly this code, or the only match", () => {
  expect(meant("a-1 ")).toBe("A-1");
  expect(meant("blue")).toBe("blue1");
  expect(meant("van")).toBeNull();
  expect(meant("")).toBeNull();
  expect(meant("ship")).toBeNull();
});

test("groups have the order of the types, without empty and repeated ones", () => {
  const types = ["A", "B", "car", "A"].map((id) => ({ id, label: id }));
  const groups = groupIcons(ICONS, types);
  expect(groups.map(({ id, icons }) => [id, icons.length])).toEqual([
    ["A", 2],
    ["car", 2],
  ]);
});
