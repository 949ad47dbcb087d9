"use client";

import { useMemo } from "react";
import { useSelector, type Readable } from "./use-selector.ts";

/**
 * Returns the view of a flow's state; re-renders only when the view changes. `viewOf` must be
 * stable.
 */
export const useView = <State extends object, View>(
  run: Readable<State>,
  viewOf: (state: State) => View,
): View =>
  useSelector(
    run,
    useMemo(() => once(viewOf), [viewOf]),
  );

/** Makes each view once. The states are not retained, because they may contain secrets. */
function once<State extends object, View>(viewOf: (state: State) => View): (state: State) => View {
  const views = new WeakMap<State, View>();
  return (state) => {
    const view = views.get(state) ?? viewOf(state);
    views.set(state, view);
    return view;
  };
}
