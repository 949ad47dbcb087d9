import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { onPage } from "../../test/on-page.tsx";
import type { ImeiState, ImeiField } from "../flows/imei/imei-field.ts";
import { useImeiProps } from "./use-imei-props.ts";

const MISTYPED = "350000000000001";
const WELL_FORMED = "350000000000006";
const IN_USE = "IMEI already in use, please try with another IMEI";

function Shown({ imei, fieldError }: { imei: ImeiField; fieldError: string | undefined }) {
  const { isValid, advice, errorMessage } = useImeiProps(imei, fieldError);
  return <p>{JSON.stringify({ isValid, advice, errorMessage })}</p>;
}

async function shown(text: string, check: ImeiState, fieldError?: string) {
  const imei = { text, check, wasLeft: true };
  const { Provider } = onPage();
  const screen = await render(<Shown {...{ imei, fieldError }} />, { wrapper: Provider });
  return JSON.parse(screen.container.textContent) as ReturnType<typeof useImeiProps>;
}

const refused = (text: string, canRetry = false): ImeiState => ({
  status: "invalid",
  reason: { text },
  canRetry,
});

async function expectAdvice(): Promise<void> {
  const { advice } = await shown(MISTYPED, refused("IMEI not found"));
  expect(advice).not.toBeNull();
}

test.each([
  {
    what: "whose check digit is wrong",
    imei: MISTYPED,
    check: refused("IMEI not found"),
    is: "Please compare each digit with the label.",
  },
  { what: "that is well formed", imei: WELL_FORMED, check: refused("IMEI not found"), is: null },
  {
    what: "of a SIM card",
    imei: "8901260123456789012",
    check: { status: "invalid", reason: { code: "imei.tooLong" }, canRetry: false } as const,
    is: "This is an ICCID, the number of the SIM card. The IMEI is the 15-digit number next to IMEI on the label of the device.",
  },
  {
    what: "of twelve digits",
    imei: "350000000000",
    check: refused("IMEI not found"),
    is: "This number has 12 digits, and an IMEI has 15. Compare it with the number next to IMEI on the label.",
  },
  { what: "of a device in use", imei: MISTYPED, check: refused(IN_USE), is: null },
  { what: "that nobody could check", imei: MISTYPED, check: refused("…", true), is: null },
  {
    what: "that is valid",
    imei: MISTYPED,
    check: { status: "valid", device: { model: "", category: "gps" } } as const,
    is: null,
  },
])("a number $what gets this advice: $is", async ({ imei, check, is }) => {
  // The texts arrive after the first field is shown.
  await vi.waitFor(expectAdvice, { timeout: 20_000 });
  expect((await shown(imei, check)).advice).toBe(is);
});

test("an IMEI that its form rejects is not shown as valid", async () => {
  const check = { status: "valid", device: { model: "", category: "gps" } } as const;
  expect(await shown(WELL_FORMED, check)).toMatchObject({ isValid: true });
  const twice = "IMEI should be different";
  expect(await shown(WELL_FORMED, check, twice)).toMatchObject({
    isValid: false,
    errorMessage: twice,
  });
});
