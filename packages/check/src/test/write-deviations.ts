import { alterBody, omit } from "./deviations.ts";
import { combine, success, onWrite, reply } from "./write-bodies.ts";
import {
  REGISTER,
  REACTIVATE,
  SMS,
  CANCEL,
  CARD,
  PLAN,
  DORMANT,
  FEE,
  DECLINED_CARD,
  HOLDER,
  finding,
  repeatFirstSuccess,
  withValidCard,
  json,
  withRow,
  isOther,
  FREE_DEVICE,
  FREE_DEVICE_2,
  CANCELLED_DEVICE,
  CANCELLED_DEVICE_2,
  type Row,
  type Json,
} from "./write-calls.ts";

/** Deviations in writes, each with the only findings that it may cause. */
export const writeDeviations: readonly Row[] = [
  [
    "a second charge for a registration",
    () => repeatFirstSuccess(REGISTER, FREE_DEVICE),
    finding("second-registration", REGISTER),
  ],
  [
    "two registrations at once that both succeed",
    () => repeatFirstSuccess(REGISTER, FREE_DEVICE_2),
    finding("registrations-at-once", REGISTER),
  ],
  [
    "a second charge for a reactivation",
    () => repeatFirstSuccess(REACTIVATE, CANCELLED_DEVICE),
    finding("second-reactivation", REACTIVATE),
  ],
  [
    "two reactivations at once that both succeed",
    () => repeatFirstSuccess(REACTIVATE, CANCELLED_DEVICE_2),
    finding("reactivations-at-once", REACTIVATE),
  ],
  [
    "a registration that succeeds with a declined card",
    () => onWrite(REGISTER, DECLINED_CARD, (_request, answer, sent) => answer(withValidCard(sent))),
    finding("declined-card", REGISTER),
  ],
  [
    "a card that is declined after the device was registered",
    () =>
      onWrite(REGISTER, DECLINED_CARD, async (_request, answer, sent) => {
        await answer(withValidCard(sent));
        return reply({ status: false, message: "Card declined" });
      }),
    finding("declined-card", REGISTER),
  ],
  [
    "a declined card that replaces the one on file",
    () => {
      let isReplaced = false;
      return combine(
        onWrite(CARD, "", (_request, answer, sent) => {
          isReplaced = JSON.stringify(sent).includes(DECLINED_CARD);
          return answer();
        }),
        async (request, answer) =>
          isReplaced && request.url.endsWith("/1001/400000")
            ? reply({ response: { ...HOLDER, last4: "0002" } })
            : answer(),
      );
    },
    finding("declined-card", CARD),
  ],
  [
    "a status of “ok”",
    () =>
      onWrite(SMS, "sms_1", async (_request, answer) =>
        reply({ ...(await json(answer())), status: "ok" }),
      ),
    finding("write-accepted", SMS),
  ],
  [
    "200 with an empty body",
    () => onWrite(SMS, "sms_1", () => reply(undefined)),
    finding("write-accepted", SMS),
  ],
  [
    "502 after the charge",
    () =>
      onWrite(REGISTER, FREE_DEVICE, async (_request, answer, sent) => {
        const original = await answer();
        const isDeclined = JSON.stringify(sent).includes(DECLINED_CARD);
        return isDeclined ? original : reply({ status: false, message: "Bad gateway" }, 502);
      }),
    finding("write-accepted", REGISTER),
  ],
  [
    "a redirect of a write",
    () =>
      onWrite(SMS, "sms_1", () => {
        const moved = reply(undefined, 307);
        moved.headers.set("location", "https://other.example.com/");
        return moved;
      }),
    finding("no-redirect", SMS),
  ],
  ["408 for a write", () => onWrite(SMS, "sms_1", () => reply(undefined, 408)), "no-408"],
  [
    "a refusal as 500",
    () => onWrite(SMS, "no-such", () => reply({ message: "Failed" }, 500)),
    finding("write-refused", SMS),
  ],
  [
    "a refusal as 409, which is an unknown outcome",
    () => onWrite(SMS, "no-such", () => reply({ status: false, message: "Conflict" }, 409)),
    finding("write-refused", SMS),
  ],
  [
    "an accepted plan that does not exist",
    () => onWrite(PLAN, "no-such", success),
    finding("write-refused", PLAN),
  ],
  [
    "a refusal without a text",
    () => onWrite(PLAN, "no-such", () => reply({ status: false })),
    finding("refusal-words", PLAN),
  ],
  [
    "a registration without a billing date",
    () =>
      onWrite(REGISTER, FREE_DEVICE, async (_request, answer) => {
        const original = await json(answer());
        const subscription = (original.subscription as Json[] | undefined)?.map((row) =>
          omit(row, "nextBillingDate"),
        );
        return reply({ ...original, ...(subscription && { subscription }) });
      }),
    finding("fields", REGISTER),
  ],
  [
    "a registration with a customer id of the wrong type",
    () =>
      onWrite(REGISTER, FREE_DEVICE, async (_request, answer) => {
        const original = await json(answer());
        return reply({
          ...original,
          ...(original.details !== undefined && {
            details: { ...(original.details as Json), customer_id: true },
          }),
        });
      }),
    finding("types", REGISTER),
  ],
  [
    "a registration without a token",
    () =>
      onWrite(REGISTER, FREE_DEVICE, async (_request, answer) =>
        reply(omit(await json(answer()), "token")),
      ),
    finding("registration-token", REGISTER),
  ],
  [
    "a partial registration without an error",
    () =>
      onWrite(REGISTER, "359000000000901", async (_request, answer) =>
        reply(omit(await json(answer()), "error")),
      ),
    finding("partial-registration", REGISTER),
  ],
  [
    "a partial registration that does not name the failed device",
    () =>
      onWrite(REGISTER, "359000000000901", async (_request, answer) =>
        reply({ ...(await json(answer())), error: "one device" }),
      ),
    finding("partial-registration", REGISTER),
  ],
  [
    "an account that is not known after its registration",
    () =>
      alterBody("GET /info/check/email/{email}", () => ({ message: "User Not Found" }), "check%2B"),
    finding("new-account", REGISTER),
  ],
  [
    "an IMEI check that reads an outdated copy",
    () => async (request, answer) =>
      request.url.endsWith(`/imei_validation/${FREE_DEVICE}`)
        ? reply({ message: "Valid IMEI", details: { model: "GL300", category: "gps" } })
        : answer(),
    finding("read-back-registration", REGISTER),
  ],
  [
    "a list that still contains a reactivated device",
    () =>
      alterBody(
        "GET /auth/re-activation/devices/{customer_id}",
        withRow("devices", { imei_no: CANCELLED_DEVICE, category: "gps" }),
      ),
    finding("read-back-reactivation", REACTIVATE),
  ],
  [
    "a list that shows the old plan",
    () => async (request, answer) => {
      const original = await answer();
      if (!request.url.includes("/info/imei/list/1001")) return original;
      const list = (await original.json()) as Json[];
      return reply(
        list.map((row) => (row.imei_no === FREE_DEVICE ? { ...row, activated_plan_id: "x" } : row)),
      );
    },
    finding("read-back-plan", PLAN),
  ],
  [
    "a new card that is not recognized",
    () => async (request, answer) =>
      request.url.endsWith("/1001/411111")
        ? reply({ status: false, message: "Card not finding" })
        : answer(),
    finding("read-back-card", CARD),
  ],
  [
    "a dormant device that is not listed",
    () =>
      alterBody("GET /auth/dormant-mode/activated", (list) => ({
        ...list,
        result: (list.result as Json[]).filter(isOther({ imei: FREE_DEVICE_2 })),
      })),
    finding("dormant-listed", FEE),
  ],
  [
    "a list that still contains a device whose dormant mode was cancelled",
    () => {
      let isCancelled = false;
      const row = {
        imei: FREE_DEVICE_2,
        iccid: null,
        customer_id: 1001,
        email: null,
        end_date: null,
      };
      return combine(
        onWrite(DORMANT, FREE_DEVICE_2, async (_request, answer) => {
          const original = await answer();
          isCancelled = ((await original.clone().json()) as Json).status === true;
          return original;
        }),
        alterBody("GET /auth/dormant-mode/activated", (list) =>
          isCancelled ? withRow("result", row)(list) : list,
        ),
      );
    },
    finding("read-back-dormant", DORMANT),
  ],
  [
    "a cancelled device that is reported as valid",
    () => async (request, answer) =>
      request.url.endsWith(`/cancel/validate/${FREE_DEVICE}`) ? success() : answer(),
    finding("cancelled-once", CANCEL),
  ],
  [
    "an accepted second cancellation",
    () => repeatFirstSuccess(CANCEL, FREE_DEVICE),
    finding("cancelled-once", CANCEL),
  ],
  [
    "a cancelled device that is not listed",
    () =>
      alterBody("GET /auth/re-activation/devices/{customer_id}", (list) => ({
        ...list,
        devices: (list.devices as Json[]).filter(isOther({ imei_no: FREE_DEVICE })),
      })),
    finding("cancelled-listed", CANCEL),
  ],
];
