import { expect, test } from "vitest";
import { openPage, soon } from "../../../test/page.ts";
import { CUSTOMER } from "../../../test/task-rows.ts";
import { account } from "./account.ts";

function open(customerId: string) {
  const page = openPage();
  return { ...page, runner: page.waypost.run(account, { customerId }) };
}

test("an account reads the devices once, however often it is opened", async () => {
  const { runner, sent } = open(CUSTOMER);
  expect(runner.getState().phase).toBe("closed");
  runner.send({ type: "open" });
  runner.send({ type: "open" });
  await soon(() => expect(runner.getState().phase).toBe("loaded"));
  expect(runner.getState().devices[0]).toMatchObject({
    imei_no: "358000000000001",
    category: "gps",
  });
  expect(sent("GET")).toEqual([`/info/imei/list/${CUSTOMER}`]);
});

test("devices that could not be read are told in the server's words, and can be read again", async () => {
  const { runner, sandbox, sent } = open(CUSTOMER);
  sandbox.fault({ call: "GET /info/imei/list/{customer_id}", kind: "error-json" });
  runner.send({ type: "open" });
  await soon(() => expect(runner.getState().phase).toBe("load-failed"));
  expect(runner.getState().failure).toBe("Internal server error");
  runner.send({ type: "refetch" });
  runner.send({ type: "refetch" });
  await soon(() => expect(runner.getState().phase).toBe("loaded"));
  expect(runner.getState().failure).toBeNull();
  expect(sent("GET")).toHaveLength(2);
});

test("a page that is opened again reads the devices again", async () => {
  const { runner, waypost, sent } = open(CUSTOMER);
  const leave = runner.hold();
  runner.send({ type: "open" });
  await soon(() => expect(runner.getState().phase).toBe("loaded"));
  leave();
  await soon(() => expect(waypost.run(account, { customerId: CUSTOMER })).not.toBe(runner));
  const later = waypost.run(account, { customerId: CUSTOMER });
  later.send({ type: "open" });
  await soon(() => expect(later.getState().phase).toBe("loaded"));
  expect(sent("GET")).toHaveLength(2);
});
