import { createTranslator } from "@waypost/hooks";
import { iconToSettings } from "@waypost/hooks/rules";
import { icons } from "@waypost/hooks/messages/icons";
import { expect, test } from "vitest";
import {
  iconIdOf,
  iconOfId,
  iconPickerProps,
  iconUrlOf,
  trackerIconProps,
} from "./tracker-icons.ts";

const say = createTranslator(icons);
const picker = iconPickerProps(say);

test("the picker has all 411 icons, each with a unique id and name", () => {
  expect(picker.icons).toHaveLength(411);
  expect(new Set(picker.icons.map(({ id }) => id)).size).toBe(411);
  expect(new Set(picker.icons.map(({ label, type }) => `${type} ${label}`)).size).toBe(411);
  expect(picker.icons.filter(({ label }) => label.includes("icon."))).toEqual([]);
});

test.each([
  ["car", "black", "car-1", "black", "Car, black"],
  ["minitruck", "red3", "minitruck-16", "red3", "Mini truck, dark red"],
  ["A", "7", "A-7", "A-7", "Van, black"],
  ["Z", "30", "Z-30", "Z-30", "Helicopter, dark yellow"],
])("the icon stored as %s %s is %s and is read out as a name", (type, value, id, code, label) => {
  const stored = { vehicle_type: type, vehicle_color: value };
  expect(iconIdOf(stored)).toBe(id);
  expect(trackerIconProps(stored, say)).toMatchObject({ type, value, code, label });
});

test("the settings of every icon lead back to the same icon", () => {
  for (const { id, type, value } of picker.icons) {
    const icon = iconOfId(id);
    expect(icon && iconToSettings(icon)).toEqual({ vehicle_type: type, vehicle_color: value });
  }
  expect(iconOfId("A-52")).toBeNull();
});

test("the name of a vehicle contains its colour, and that of a letter its code", () => {
  const byId = new Map(picker.icons.map((icon) => [icon.id, icon]));
  expect(byId.get("car-2")).toMatchObject({ code: "blue1", caption: "Light blue" });
  expect(byId.get("A-7")).toMatchObject({ code: "A-7" });
  expect(byId.get("A-7")?.caption).toBeUndefined();
});

test("settings without an icon show the question mark and select nothing", () => {
  const stored = { vehicle_type: 5, vehicle_color: null };
  expect(trackerIconProps(stored, say).label).toBe("Unknown icon");
  expect(iconIdOf(stored)).toBeNull();
});

test("one function replaces the images, and their names claim only what is known about them", () => {
  const own = iconPickerProps(say, (type, value) =>
    type === "B" ? undefined : `/own/${type}-${value}.png`,
  );
  const byId = new Map(own.icons.map((icon) => [icon.id, icon]));
  expect(byId.get("A-7")).toMatchObject({ src: "/own/A-7.png", label: "Black" });
  expect(byId.get("car-2")).toMatchObject({ src: "/own/car-blue1.png", label: "Car, light blue" });
  expect(byId.get("B-7")).toMatchObject({ src: undefined, label: "Van, light blue" });
});

test("the configured URL of the images contains the two settings", () => {
  const iconUrl = iconUrlOf("https://images.example.com/{type}/{value}.png?{type}");
  expect(iconUrl("car", "red1")).toBe("https://images.example.com/car/red1.png?car");
  expect(iconUrl("$&", "../a b")).toBe("https://images.example.com/%24%26/..%2Fa%20b.png?%24%26");
});

test("types and colours have names, and each letter has the name of its colour", () => {
  const types = new Map(picker.types.map((type) => [type.id, type]));
  expect(types.get("minitruck")).toEqual({ id: "minitruck", label: "Mini truck" });
  expect(types.get("C")).toEqual({ id: "C", label: "C, blue" });
  expect(picker.colours).toHaveLength(22);
  expect(picker.labels.count(1)).toBe("1 icon");
});
