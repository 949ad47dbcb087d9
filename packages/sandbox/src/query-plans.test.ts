import { expect, test } from "vitest";
import type { Database } from "./index.ts";
import { newDatabase } from "./test/new-database.ts";
import { testSandbox } from "./test/test-sandbox.ts";

/** Tables that do not grow while a sandbox is used. */
const tablesOfFixedSize = [
  "country",
  "state",
  "time_zone",
  "mobile_provider",
  "service_plan",
  "app_conf",
];

/** Tables that the control API lists as a whole. */
const wholeRecords = /^SELECT [\w, ]+ FROM (charge|plan_change|account_change) ORDER BY id$/;

/**
 * Every statement that reads rows. Inserts are left out: the scans that SQLite plans for their
 * foreign keys are skipped unless one is violated.
 */
async function preparedSearches(database: Database): Promise<string[]> {
  const statements = new Set<string>();
  const { get } = testSandbox({
    devicesPerKind: 1,
    database: {
      ...database,
      prepare(sql) {
        statements.add(sql);
        return database.prepare(sql);
      },
    },
  });
  // The devices of the fleet are added by the first call that needs them.
  await get("/auth/re-activation/devices/900");
  return [...statements].filter((sql) => /^(SELECT|UPDATE|DELETE)\b/.test(sql.trim()));
}

test("no statement scans a table that grows", async () => {
  const database = newDatabase();
  const statements = await preparedSearches(database);
  expect(statements.length).toBeGreaterThan(40);
  const scans = statements
    .filter((sql) => !wholeRecords.test(sql))
    .flatMap((sql) =>
      database
        .prepare<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
        .all()
        .filter(({ detail }) => isScanOfGrowingTable(detail))
        .map(({ detail }) => `${detail} in ${sql}`),
    );
  expect(scans).toEqual([]);
});

function isScanOfGrowingTable(detail: string): boolean {
  const table = /^SCAN (\w+)/.exec(detail)?.[1];
  return table !== undefined && !tablesOfFixedSize.includes(table);
}
