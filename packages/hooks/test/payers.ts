import { TODAY, type Page, type PageOptions } from "./page.ts";
import { atWork } from "./at-work.ts";
import { changingPrices } from "./changing-prices.ts";
import { reachTerms } from "./new-customer.ts";
import { taskAtWork } from "./task-at-work.ts";
import { CUSTOMER, fillIn, TASK_ROWS } from "./task-rows.ts";
import type { PriceCheck } from "../src/flows/checkout/price-check.ts";

/** Clocks, in milliseconds, that stand still until they are moved. */
export function stoppedClocks() {
  const at = { wall: TODAY.getTime(), monotonic: 0 };
  return {
    now: () => new Date(at.wall),
    monotonicNow: () => at.monotonic,
    move: (passed: typeof at) => {
      at.wall += passed.wall;
      at.monotonic += passed.monotonic;
    },
  };
}

/** A customer at the last button before a question about a payment. */
export interface Payer
  extends Pick<Page, "fetched" | "queryClient">, ReturnType<typeof changingPrices> {
  /** Opens the question. */
  readonly ask: () => void;
  readonly back: () => void;
  readonly acknowledge: () => void;
  readonly refetch: () => void;
  readonly confirm: () => void;
  readonly phase: () => string;
  /** The price check while the question is open; `null` otherwise. */
  readonly check: () => PriceCheck | null;
  /** The reason why the last press sent nothing. */
  readonly notSent: () => string | null;
  /** The amount and the ticked boxes on the receipt. */
  readonly agreed: () => { readonly total: unknown; readonly ticked: unknown };
  /** The number of requests that pay. */
  readonly sent: () => number;
}

/** A task of self-service at its last button. */
const taskPayer =
  (row: (typeof TASK_ROWS)[number]) =>
  async (options: PageOptions = {}): Promise<Payer> => {
    const server = changingPrices();
    const work = taskAtWork(row.flow, row.input(CUSTOMER), { through: server.through, ...options });
    await fillIn(work, row.entries(CUSTOMER));
    work.send({ type: "back" });
    return {
      ...work,
      ...server,
      ask: () => work.send({ type: "continue" }),
      back: () => work.send({ type: "back" }),
      acknowledge: () => work.send({ type: "acknowledge", isAcknowledged: true }),
      refetch: () => work.send({ type: "refetch" }),
      confirm: work.confirm,
      phase: () => work.state().phase,
      check: () => work.state().priceCheck,
      notSent: () => work.state().notSent,
      agreed: () => {
        const { receipt } = work.state();
        return { total: receipt?.review.total, ticked: receipt?.consent?.ticked };
      },
      sent: () => work.written().length,
    };
  };

/** A registration of a GPS and an OBD device at its terms. */
async function registrationPayer(options: PageOptions = {}): Promise<Payer> {
  const server = changingPrices();
  const work = atWork({ through: server.through, ...options });
  await reachTerms(work);
  return {
    ...work,
    ...server,
    ask: () => work.send({ type: "submit" }),
    back: () => work.send({ type: "back" }),
    acknowledge: () => work.send({ type: "acknowledge", isAcknowledged: true }),
    refetch: () => work.send({ type: "refetch" }),
    confirm: () => work.send({ type: "confirm", at: TODAY }),
    phase: () => work.state().phase,
    check: () => work.state().priceCheck,
    notSent: () => work.state().notSent,
    agreed: () => {
      const { receipt } = work.state();
      return { total: receipt?.agreed, ticked: receipt?.consents.at(-1)?.ticked };
    },
    sent: () => work.sent("POST").filter((path) => path.includes("register")).length,
  };
}

/** All flows with a payment, by name. */
export const PAYERS = [
  ["registration", registrationPayer] as const,
  ...TASK_ROWS.filter(({ plansOf }) => plansOf !== undefined).map(
    (row) => [row.flow.name, taskPayer(row)] as const,
  ),
];
