import { describe, expect, test } from "vitest";
import { checkedImeis, storedActivation } from "../../../test/at-devices.ts";
import { atWork, TODAY, type AtWork } from "../../../test/at-work.ts";
import { browse } from "../../../test/browse.ts";
import { reachConfirm } from "../../../test/new-customer.ts";

const FIRST = "/registration/customer-information";
const [VAN, TRUCK, BUS, CAR, BIKE] = [
  "350000000000006",
  "860000000000009",
  "350000000000014",
  "860000000000017",
  "359000000000007",
];
const PORTAL = "https://portal.example/";

const imeis = (work: AtWork) => work.state().activation.devices.map(({ imei }) => imei.text);
const problems = (work: AtWork) => work.notices.map(({ code }) => code);

/** The first step, with these texts typed into the rows. */
async function atStart(...typed: readonly string[]): Promise<AtWork> {
  const work = atWork();
  await browse(work, FIRST);
  for (const [index, text] of typed.entries()) {
    if (index > 0) work.send({ type: "add-device" });
    work.send({ type: "edit-imei", id: `${index + 1}`, text });
  }
  return work;
}

describe("the IMEIs in a link to the start page", () => {
  test.each([
    { of: "one", link: VAN, rows: [VAN] },
    { of: "two", link: `${VAN},${TRUCK}`, rows: [VAN, TRUCK] },
    { of: "two, encoded", link: `${VAN}%2C%20${TRUCK}.`, rows: [VAN, TRUCK] },
    { of: "one, as a label prints it", link: "IMEI:%2035-000000-000000-6", rows: [VAN] },
    { of: "two equal ones", link: `${VAN},${VAN}`, rows: [VAN] },
    {
      of: "five",
      link: [VAN, TRUCK, BUS, CAR, BIKE].join(","),
      rows: [VAN, TRUCK, BUS, CAR],
      told: ["devices.tooMany"],
    },
    {
      of: "a short number and an IMEI",
      link: `12345,${VAN}`,
      rows: [VAN],
      told: ["devices.notAnImei"],
    },
    { of: "a word", link: "none", rows: [""], told: ["devices.notAnImei"] },
    { of: "only commas", link: ",,", rows: [""] },
    { of: "one, beside typed text", link: VAN, typed: ["12a"], rows: ["12a", VAN] },
    { of: "one that is typed already", link: VAN, typed: ["", VAN], rows: ["", VAN] },
    { of: "two, one typed already", link: `${VAN},${TRUCK}`, typed: ["", VAN], rows: [TRUCK, VAN] },
    {
      of: "one, with four devices typed",
      link: VAN,
      typed: ["1", "2", "3", "4"],
      rows: ["1", "2", "3", "4"],
      told: ["devices.tooMany"],
    },
  ])("$of", async ({ link, typed = [], rows, told = [] }) => {
    const work = await atStart(...typed);
    work.send({ type: "given-imeis", address: `${PORTAL}#/?imei=${link}` });
    expect(imeis(work)).toEqual(rows);
    expect(problems(work)).toEqual(told);
  });

  test("are checked before an e-mail address is known, and kept if the check fails", async () => {
    const work = atWork({ through: async () => Response.json({}, { status: 503 }) });
    await browse(work, FIRST);
    work.send({ type: "given-imeis", address: `${PORTAL}?imei=${VAN}#${FIRST}` });
    await work.untilChecked();
    expect(work.state().phase).toBe("email");
    expect(work.state().activation.devices[0]?.imei).toMatchObject({
      text: VAN,
      check: { status: "invalid", canRetry: true },
    });
  });

  test("are ignored in an address of any other page", async () => {
    const work = await atStart();
    for (const route of ["/reactivation", "/registration/terms", "/pricing"])
      work.send({ type: "given-imeis", address: `${PORTAL}#${route}?imei=${VAN}` });
    expect(imeis(work)).toEqual([""]);
  });
});

test("a reload keeps the rows as they are and does not add the IMEI of the link again", async () => {
  const work = await atStart();
  const link = `${PORTAL}#${FIRST}?imei=${VAN},${TRUCK}`;
  work.send({ type: "given-imeis", address: link });
  await work.untilChecked();
  expect(checkedImeis(work)).toEqual([VAN, TRUCK]);
  work.send({ type: "remove-device", id: "2" });
  work.send({ type: "edit-imei", id: "1", text: BUS });
  await work.untilChecked();
  expect(storedActivation(work).devices).toMatchObject([{ imei: BUS }]);

  const later = work.reload();
  await browse(later, FIRST);
  later.send({ type: "given-imeis", address: link });
  expect(imeis(later)).toEqual([BUS]);
  later.send({ type: "given-imeis", address: `${PORTAL}#/?imei=${CAR}` });
  expect(imeis(later)).toEqual([BUS, CAR]);
});

test("after a success the same link keeps the receipt, and another one starts a registration", async () => {
  const work = await atStart();
  work.send({ type: "given-imeis", address: `${PORTAL}#/?imei=${VAN}` });
  await reachConfirm(work);
  work.send({ type: "confirm", at: TODAY });
  await work.until("done");
  work.send({ type: "given-imeis", address: `${PORTAL}#/?imei=${VAN}` });
  expect(work.state().phase).toBe("done");
  work.send({ type: "given-imeis", address: `${PORTAL}#/?imei=${TRUCK}` });
  expect(work.state().phase).toBe("email");
  expect(imeis(work)).toEqual([TRUCK]);
});
