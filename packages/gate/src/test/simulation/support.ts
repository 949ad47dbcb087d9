import { openStore } from "../../server.ts";
import type { Store } from "../../store/store.ts";
import { finalOutcome, isExcused, isOpen, ledger, nameOf, truthOf } from "./ledger.ts";
import { newProcess } from "./processes.ts";
import { chance, pick, runIn, SECOND, sleep, world, type Process } from "./world.ts";

/** Creates the person who resolves doubts beside the gates, right or wrong. */
export function createSupport(url: string, isSqlite: boolean, limitMs: number) {
  let desk: { process: Process; store: Store } | null = null;

  /** The store that a person uses beside the gates. */
  async function openDesk() {
    const process = newProcess();
    world.isLoading = !isSqlite;
    const opened = runIn(process, () => openStore(url, { isBeside: true }));
    const store = await opened.catch(() => null);
    world.isLoading = false;
    return store && { process, store };
  }

  /** Looks up all doubts, and resolves them. */
  async function support(): Promise<void> {
    desk ??= await openDesk();
    if (!desk) return;
    const { process, store } = desk;
    const doubts = await runIn(process, () => store.doubts({})).catch(() => null);
    if (!doubts) desk = null;
    for (const { handle } of doubts ?? []) {
      const order = [...ledger.orders.values()].find((one) => nameOf(one) === handle);
      if (!order) continue;
      if (!truthOf(order).has("in-doubt") && !isExcused(order))
        ledger.report(order, "not in doubt");
      const right = order.reply?.[1] === "accepted" ? "accepted" : "refused";
      const isWrong = chance(order.delivered === undefined ? 0.25 : 0.7);
      const found = isWrong === (right === "accepted") ? "refused" : "accepted";
      const since = world.now - (order.sentAt ?? 0);
      const isWaiting = isOpen(order) && !order.hasFailed && order.delivered === undefined;
      order.maybe.add(found);
      ledger.changed();
      try {
        const resolution = { handle, isAccepted: found === "accepted", note: "seen" };
        await runIn(process, () => store.resolve(resolution));
        // A second finding follows a reply that contradicted the first one.
        if (order.found === undefined) order.maybe.clear();
        order.found = found;
        if (isWaiting && since < limitMs - 10 * SECOND)
          ledger.report(order, "resolved while the vendor may reply");
      } catch (error) {
        if (/No write|may still/.test(String(error))) order.maybe.delete(found);
      }
      ledger.changed();
    }
  }

  /** In the end, the doubts are those of the ledger. */
  async function expectDoubts(): Promise<void> {
    const last = await openDesk();
    const doubts = await runIn(last?.process ?? newProcess(), () => last?.store.doubts({}));
    for (const order of ledger.orders.values()) {
      const isListed = doubts?.some(({ handle }) => handle === nameOf(order)) === true;
      const outcome = finalOutcome(order);
      if (outcome !== undefined && isListed !== (outcome === "in-doubt"))
        ledger.report(order, `it is ${outcome}, in doubt: ${isListed}`);
    }
    await runIn(last?.process ?? newProcess(), () => last?.store.close());
  }

  async function help(): Promise<void> {
    for (let visits = 0; visits < 15; visits += 1) {
      await sleep(world.random() * pick([10, 60, 90]) * SECOND);
      await support();
    }
  }

  return { help, expectDoubts };
}
