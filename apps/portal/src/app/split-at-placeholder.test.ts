import { en } from "@waypost/hooks/messages";
import { expect, test } from "vitest";
import { splitAtPlaceholder } from "./split-at-placeholder.ts";

test("a sentence is split at the placeholder of its link", () => {
  expect(splitAtPlaceholder(en["planUpdate.refund"], "{email}")).toEqual({
    before: "Contact ",
    after: " to adjustable refund.",
  });
  expect(splitAtPlaceholder("No link here", "{email}")).toEqual({
    before: "No link here",
    after: "",
  });
});
