import { createTestWaypost, flowRows, walk, type TaskRow } from "@waypost/hooks/testing";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Cancellation } from "@/components/cancellation";
import { EtaPacks } from "@/components/eta-packs";
import { PlanChange } from "@/components/plan-change";
import { SmsPacks } from "@/components/sms-packs";

const rows = flowRows();
const customer = { customerId: "1001", supportEmail: "support@example.com" };

const PAGES: readonly [row: TaskRow, page: () => ReactElement][] = [
  [rows["sms-pack"], () => <SmsPacks {...customer} />],
  [rows["eta-pack"], () => <EtaPacks {...customer} />],
  [rows["plan-update"], () => <PlanChange {...customer} />],
  [rows.cancellation, () => <Cancellation />],
];

/** The words that each page shows in a phase, whatever it is about. */
const WORDS: Partial<Record<TaskRow["phases"][number], RegExp>> = {
  "load-failed": /try again/i,
  unknown: /do not (pay|send it) again yet/i,
  done: /success|purchased|request received|cancel/i,
};

/** Renders a page whose flow was walked to a phase. */
async function open(row: TaskRow, page: () => ReactElement, phase: TaskRow["phases"][number]) {
  const opened = createTestWaypost();
  await walk(opened, row, phase);
  return { ...opened, text: renderToString(<opened.Provider>{page()}</opened.Provider>) };
}

describe.each(PAGES)("the page of $flow.name", (row, page) => {
  test.each(row.phases)("says where the customer is: %s", async (phase) => {
    const { text } = await open(row, page, phase);
    expect(text).toMatch(WORDS[phase] ?? />\s*\w[^<]*</);
  });

  test("asks with the price before anything is paid", async () => {
    const { text, requests } = await open(row, page, "reviewing");
    expect(text).toContain(row.cost === null ? row.entries[0]?.["imei"] : row.cost.toFixed(2));
    expect(requests.map(({ operation }) => operation)).not.toContain(row.operation);
  });
});
