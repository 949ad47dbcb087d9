"use client";

import { useEffect } from "react";
import { account, type AccountState } from "../../flows/account/account.ts";
import { useWaypost } from "../provider.tsx";
import { useSelector } from "../use-selector.ts";
import { useServerText } from "../use-server-text.ts";

/**
 * The devices of a customer, read while the page is shown.
 *
 * @example
 * const account = useAccount("1001");
 */
export function useAccount(customerId: string): AccountState & {
  /** Reads the devices again, for a button. */
  readonly refetch: () => void;
} {
  const runner = useWaypost("useAccount").run(account, { customerId });
  useEffect(() => {
    const leave = runner.hold();
    // The first event starts the read; later ones are ignored.
    runner.send({ type: "open" });
    return leave;
  }, [runner]);
  const state = useSelector(runner, (current) => current);
  const serverText = useServerText();
  return {
    ...state,
    failure: state.failure && serverText(state.failure),
    refetch: () => runner.send({ type: "refetch" }),
  };
}
