import { setTimeout as wait } from "node:timers/promises";
import type { Fault } from "../../packages/sandbox/src/index.ts";
import { openLaboratory, type Laboratory, type Result } from "./laboratory.ts";
import type { Way } from "./page.ts";

/** The results of many payments, counted. */
export interface Tally {
  payments: number;
  requests: number;
  charges: number;
  unknown: number;
  /** Unknown, although nothing was charged. */
  falseUnknowns: number;
  chargedTwice: number;
}

/** A way in which a server refuses a payment so that the browser may repeat it. */
interface Refusal {
  name: string;
  sameOrigin?: boolean;
  /** The sandbox's fault, if it has one for this reason. */
  fault?: Omit<Fault, "call">;
  pay: (laboratory: Laboratory, way: Way, share: number) => Promise<Result>;
}

/** Closes the connections unless the payment has arrived, because then they are no longer idle. */
async function closeIdle({ line, sandbox }: Laboratory, milliseconds: number): Promise<void> {
  await wait(milliseconds);
  if (!sandbox.log().some(({ method }) => method === "POST")) line.closeConnections();
}

/** The server closes the idle connections at any moment of the payment's first round trip. */
const closedMeanwhile: Refusal["pay"] = (laboratory, way, share) =>
  laboratory.pay({
    way,
    meanwhile: () => closeIdle(laboratory, share * laboratory.line.roundTrip),
  });

const byFault = (name: string, fault: Omit<Fault, "call">): Refusal => ({
  name,
  fault,
  pay: (laboratory, way) => laboratory.pay({ way, fault }),
});

export const REFUSALS: readonly Refusal[] = [
  {
    name: "idle connection closed before the payment",
    pay: (laboratory, way) =>
      laboratory.pay({
        way,
        before: async () => {
          laboratory.line.closeConnections();
          await wait(2 * laboratory.line.roundTrip);
        },
      }),
  },
  { name: "idle connection closed meanwhile, API of another origin", pay: closedMeanwhile },
  {
    name: "idle connection closed meanwhile, API of the page's origin",
    sameOrigin: true,
    pay: closedMeanwhile,
  },
  byFault("refused stream", { kind: "refuse-stream" }),
  byFault("GOAWAY that excludes the call", { kind: "go-away" }),
];

/** Pays many times over HTTP/2, in a browser of its own. */
export async function payOften(
  { sameOrigin = false, pay }: Refusal,
  way: Way,
  { payments, roundTrip }: { payments: number; roundTrip: number },
): Promise<Tally> {
  const laboratory = await openLaboratory("HTTP/2", { sameOrigin });
  laboratory.line.roundTrip = roundTrip;
  const tally: Tally = {
    payments,
    requests: 0,
    charges: 0,
    unknown: 0,
    falseUnknowns: 0,
    chargedTwice: 0,
  };
  try {
    for (let index = 0; index < payments; index += 1) {
      const { requests, charges, told } = await pay(laboratory, way, index / payments);
      tally.requests += requests;
      tally.charges += charges;
      tally.chargedTwice += Number(charges > 1);
      tally.unknown += Number(told === "unknown-outcome");
      tally.falseUnknowns += Number(told === "unknown-outcome" && charges === 0);
    }
    return tally;
  } finally {
    await laboratory.close();
  }
}
