"use client";

import { useMemo } from "react";
import { useSelector, type Readable } from "./use-selector.ts";

/**
 * Returns the view of a flow's state; re-renders only when the view changes. It is made once for
 * each state, which is not retained, because it may contain secrets. `viewOf` must be stable.
 */
export function useView<State extends object, View>(
  run: Readable<State>,
  viewOf: (state: State) => View,
): View {
  const once = useMemo(() => {
    const views = new WeakMap<State, { readonly view: View }>();
    return (state: State) => {
      const known = views.get(state) ?? { view: viewOf(state) };
      views.set(state, known);
      return known.view;
    };
  }, [viewOf]);
  return useSelector(run, once);
}
