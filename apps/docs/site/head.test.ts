import { expect, test } from "vitest";
import { pictureTags } from "./head.ts";

test("the picture of a shared link has an absolute address below the base path", () => {
  expect(pictureTags("https://waypost.example", "/docs/")[0]?.attrs).toEqual({
    property: "og:image",
    content: "https://waypost.example/docs/pictures/share.jpg",
  });
});

test("without the address of the site there is no picture", () => {
  expect(pictureTags(undefined, "/")).toEqual([]);
});
