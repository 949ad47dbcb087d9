"use client";

import { useCallback, useSyncExternalStore } from "react";
import { useWaypost } from "./provider.tsx";
import { useMessages } from "./use-messages.ts";
import type { Readable } from "./use-selector.ts";

/** Returns the error of a field, or that its text is too long to be saved in the draft. */
export function useErrorOrTooLong<State>(field: {
  readonly source: Readable<State>;
  readonly read: (state: State) => string;
  readonly errorMessage: string | undefined;
}): string | undefined {
  const { source, read, errorMessage } = field;
  const { drafts } = useWaypost("useErrorOrTooLong");
  const say = useMessages();
  const isTooLong = useSyncExternalStore(
    useCallback(
      (listener) => {
        const ends = [source.subscribe(listener), drafts.subscribe(listener)];
        return () => {
          for (const end of ends) end();
        };
      },
      [source, drafts],
    ),
    () => drafts.isTooLong(read(source.getState())),
    () => false,
  );
  return errorMessage ?? (isTooLong ? say("field.tooLong") : undefined);
}
