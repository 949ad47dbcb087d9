import type { PageOptions } from "./page.ts";

interface Plan {
  price: number | null;
  duration: number | null;
}

type Change = (plan: Plan) => Partial<Plan>;

export const isPriceList = (url: string): boolean => url.includes("/info/service_plan/revised");

export const raised: Change = ({ price }) => ({ price: price && price + 1 });
export const unknownPrice: Change = () => ({ price: null });

const unchanged: Change = () => ({});

/** A server whose price lists can be changed, delayed and rejected. */
export function changingPrices() {
  let change = unchanged;
  let isDown = false;
  let gate = Promise.resolve();
  const through: NonNullable<PageOptions["through"]> = async (url, pass) => {
    if (!isPriceList(url)) return pass();
    await gate;
    if (isDown) throw new TypeError("fetch failed");
    const { plans, ...rest } = JSON.parse(await (await pass()).text()) as { plans: Plan[] };
    return Response.json({ ...rest, plans: plans.map((plan) => ({ ...plan, ...change(plan) })) });
  };
  return {
    through,
    setPrices: (next: Change) => {
      change = next;
    },
    goDown: () => {
      isDown = true;
    },
    comeBack: () => {
      isDown = false;
    },
    /** Delays all lists until the returned function is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
  };
}
