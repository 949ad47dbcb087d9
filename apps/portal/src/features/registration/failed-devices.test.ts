import { createTestWaypost } from "@waypost/hooks/testing";
import { registrationResult } from "@waypost/sdk/pure";
import * as fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NamedDevices } from "./FailedDevices.tsx";

const IMEI = "350000000000013";
const SENT = [{ imei: IMEI, device_name: "Truck", category: "gps", servicePlan: "", price: 15 }];

/** The rows of the list, as a customer reads them. */
function rowsOf(error: unknown): string[] {
  const { Provider } = createTestWaypost();
  const { failedDevices: imeis } = registrationResult({ error }, { devices: [] });
  const list = createElement(NamedDevices, { imeis, sent: SENT });
  const html = renderToStaticMarkup(createElement(Provider, null, list));
  return [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, row = ""]) =>
    row.replaceAll(/<[^>]*>/g, "").trim(),
  );
}

test("a failed device is listed by its name and IMEI, any other text as the server wrote it", () => {
  expect(rowsOf(`${IMEI} | Truck: card declined`)).toEqual([
    `Truck ${IMEI}`,
    "Truck: card declined",
  ]);
});

test("no row shows a placeholder of the program, whatever the server's text", () => {
  const text = fc.oneof(
    fc.constantFrom(IMEI, `${IMEI}: declined`, "Truck: card declined", "|", " | ", ""),
    fc.string().filter((one) => !/undefined|null|NaN/.test(one)),
  );
  fc.assert(
    fc.property(fc.oneof(text, fc.array(text), fc.constant(null)), (error) => {
      expect(rowsOf(error).join("\n")).not.toMatch(/undefined|null|NaN/);
    }),
  );
});
