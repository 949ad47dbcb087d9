import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { imeiTransition, type ImeiEvent, type ImeiField } from "./imei-field.ts";
import { shownReason } from "./imei-reason.ts";

const EMPTY: ImeiField = { text: "", check: { status: "empty" }, wasLeft: false };
const IMEI = "350000000000001";
const DEVICE = { model: "GL300", category: "gps" };
const VALID = { status: "valid", device: DEVICE } as const;
const NOT_FOUND = {
  status: "invalid",
  reason: { text: "IMEI not found" },
  canRetry: false,
} as const;

/** The field after these events, and the effects they requested, in order. */
const after = (events: readonly ImeiEvent[], field = EMPTY) =>
  events.reduce(
    (before, event) => {
      const next = imeiTransition(before.field, event);
      return { field: next.state, effects: [...before.effects, ...next.effects] };
    },
    { field, effects: [] as ReturnType<typeof imeiTransition>["effects"] },
  );

const edit = (text: string): ImeiEvent => ({ type: "edit-imei", text });
const typed = (text: string) => Array.from(text, (_, index) => edit(text.slice(0, index + 1)));
const checked = (imei: string, verdict: typeof VALID | typeof NOT_FOUND): ImeiEvent => ({
  type: "imei-checked",
  imei,
  verdict,
});

/** A field whose text the server rejected. */
const refused = (text: string) =>
  after([...typed(text), { type: "imei-paused" }, checked(text, NOT_FOUND)]).field;

describe("what is typed", () => {
  test.each([
    ["  ", "empty", "cancel"],
    ["12a", "imei.invalid", "cancel"],
    ["12 34", "imei.invalid", "cancel"],
    ["1234567890123456", "imei.tooLong", "cancel"],
    ["1", "checking", "wait-for-pause"],
    [" 35 ", "checking", "wait-for-pause"],
    ["123456789012345", "checking", "check-imei"],
  ])("%j gives the check %s and the effect %s", (text, state, effect) => {
    const { field, effects } = after(typed(text));
    const { check } = field;
    const code = check.status === "invalid" && "code" in check.reason ? check.reason.code : null;
    expect(code ?? check.status).toBe(state);
    expect(effects.at(-1)?.type).toBe(effect);
  });

  test("and removed again leaves an empty field that is not checked", () => {
    const { field, effects } = after([edit("1"), edit("")]);
    expect(field.check).toEqual({ status: "empty" });
    expect(effects.at(-1)).toEqual({ type: "cancel" });
  });

  test("is debounced except for the fifteenth digit", () => {
    const { effects } = after(typed(IMEI));
    expect(effects).toHaveLength(15);
    expect(effects.slice(0, -1).every(({ type }) => type === "wait-for-pause")).toBe(true);
    expect(effects.at(-1)).toEqual({ type: "check-imei", imei: IMEI });
  });

  test("is checked once, after the debounce", () => {
    const { field, effects } = after([...typed("12"), { type: "imei-paused" }]);
    expect(field.check).toMatchObject({ status: "checking", isAsked: true });
    expect(effects.at(-1)).toEqual({ type: "check-imei", imei: "12" });
    expect(after([{ type: "imei-paused" }], field)).toEqual({ field, effects: [] });
  });
});

test.each(["12345678", " 35 ", IMEI])("a pasted %j is checked at once", (text) => {
  expect(after([edit(text)]).effects).toEqual([{ type: "check-imei", imei: text.trim() }]);
});

test("the device of a valid IMEI stays until the check of the changed IMEI has a result", () => {
  const { field } = after([edit(IMEI), checked(IMEI, VALID), edit("35000000000000"), edit(IMEI)]);
  expect(field.check).toEqual({ status: "checking", isAsked: true, device: DEVICE });
  expect(after([checked(IMEI, NOT_FOUND)], field).field.check).toEqual(NOT_FOUND);
});

describe("the server's rejection", () => {
  test("of fifteen digits is shown at once", () => {
    expect(shownReason(refused(IMEI))).toEqual(NOT_FOUND.reason);
  });

  test("of fewer digits is shown when the field is left, also after each edit", () => {
    const field = refused("12");
    expect(shownReason(field)).toBeNull();
    const left = after([{ type: "leave-imei" }], field).field;
    expect(shownReason(left)).toEqual(NOT_FOUND.reason);
    const edited = after(
      [edit("123"), { type: "imei-paused" }, checked("123", NOT_FOUND)],
      left,
    ).field;
    expect(shownReason(edited)).toBeNull();
  });

  test("that arrives after the field was left is shown at once", () => {
    const events: ImeiEvent[] = [edit("12"), { type: "leave-imei" }, checked("12", NOT_FOUND)];
    expect(shownReason(after(events).field)).toEqual(NOT_FOUND.reason);
  });
});

test("a broken rule is shown during typing", () => {
  expect(shownReason(after(typed("12a")).field)).toEqual({ code: "imei.invalid" });
  expect(shownReason(after(typed(`${IMEI}6`)).field)).toEqual({ code: "imei.tooLong" });
});

describe("after any edits", () => {
  const texts = fc.array(fc.stringMatching(/^ ?[\da]{0,17}$/), { minLength: 1 });

  test("the last effect is for the last text, so that it supersedes earlier ones", () => {
    fc.assert(
      fc.property(texts, (edits) => {
        const { field, effects } = after(edits.map(edit));
        const last = effects.at(-1);
        expect(effects).toHaveLength(edits.length);
        expect(field.text.trim()).toBe(edits.at(-1)?.trim());
        expect(last?.type === "cancel").toBe(field.check.status !== "checking");
        const asked = last?.type === "check-imei" ? last.imei : field.text.trim();
        expect(asked).toBe(field.text.trim());
      }),
    );
  });

  test("a reply for an IMEI other than the last has no effect", () => {
    fc.assert(
      fc.property(texts, fc.stringMatching(/^\d{1,15}$/), (edits, imei) => {
        const { field } = after(edits.map(edit));
        fc.pre(field.text.trim() !== imei);
        expect(after([checked(imei, VALID)], field).field).toBe(field);
      }),
    );
  });

  test("no IMEI is valid without a reply, and leaving the field changes no check", () => {
    fc.assert(
      fc.property(texts, (edits) => {
        const { field } = after(edits.map(edit));
        expect(field.check.status).not.toBe("valid");
        expect(after([{ type: "leave-imei" }], field).field.check).toBe(field.check);
      }),
    );
  });
});
