import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { onPage } from "../../test/on-page.tsx";
import type { ImeiCheck, ImeiField } from "../flows/imei/imei-field.ts";
import { useImeiProps } from "./use-imei-props.ts";

const MISTYPED = "350000000000001";
const WELL_FORMED = "350000000000006";
const IN_USE = "IMEI already in use, please try with another IMEI";

function Shown({ imei, fieldError }: { imei: ImeiField; fieldError: string | undefined }) {
  const { isValid, looksMistyped, errorMessage } = useImeiProps(imei, fieldError);
  return <p>{JSON.stringify({ isValid, looksMistyped, errorMessage })}</p>;
}

async function shown(text: string, check: ImeiCheck, fieldError?: string) {
  const imei = { text, check, wasLeft: true };
  const { Provider } = onPage();
  const screen = await render(<Shown {...{ imei, fieldError }} />, { wrapper: Provider });
  return JSON.parse(screen.container.textContent) as ReturnType<typeof useImeiProps>;
}

const refused = (text: string, canRetry = false): ImeiCheck => ({
  status: "invalid",
  reason: { text },
  canRetry,
});

test.each([
  {
    what: "whose check digit is wrong",
    imei: MISTYPED,
    check: refused("IMEI not found"),
    is: true,
  },
  { what: "that is well formed", imei: WELL_FORMED, check: refused("IMEI not found"), is: false },
  { what: "of a device in use", imei: MISTYPED, check: refused(IN_USE), is: false },
  { what: "that nobody could check", imei: MISTYPED, check: refused("…", true), is: false },
  {
    what: "that is valid",
    imei: MISTYPED,
    check: { status: "valid", device: { model: "", category: "gps" } } as const,
    is: false,
  },
])("a number $what is shown as doubtful: $is", async ({ imei, check, is }) => {
  expect((await shown(imei, check)).looksMistyped).toBe(is);
});

test("an IMEI that its form refuses is not shown as valid", async () => {
  const check = { status: "valid", device: { model: "", category: "gps" } } as const;
  expect(await shown(WELL_FORMED, check)).toMatchObject({ isValid: true });
  const twice = "IMEI should be different";
  expect(await shown(WELL_FORMED, check, twice)).toMatchObject({
    isValid: false,
    errorMessage: twice,
  });
});
