"use client";

import { useCallback, useSyncExternalStore } from "react";
import type { Control } from "./field-props.ts";
import { useIsHydrating } from "./use-is-hydrating.ts";
import { type Readable, useSelector } from "./use-selector.ts";
import { useFieldError, type WithErrors } from "./use-field-errors.ts";
import { useWaypost } from "./provider.tsx";
import { useMessages } from "./use-messages.ts";

/** An `<input>`, `<select>` or `<textarea>`. */
interface Element {
  readonly value: string;
  readonly checked?: boolean;
}

/** A field of a flow. One object for each field, so that its handlers are stable. */
export interface Field<State, Event, Value> {
  /** The path of its errors: `email`, `devices.<row id>.imei`. */
  readonly path: string;
  readonly read: (state: State) => Value;
  /** The event of an edit; `null` if it changes nothing. */
  readonly edit: (value: Value, today: Date) => Event | null;
}

/**
 * A controlled field of a flow. A change re-renders the component that calls the hook. Its error is
 * that of the last submit, unless another one is given.
 */
export function useField<State extends WithErrors, Event, Value>(
  source: Readable<State> & { readonly send: (event: Event) => void },
  { path, read, edit }: Field<State, Event, Value>,
  error?: { readonly errorMessage: string | undefined },
): Control<Value> {
  const { send } = source;
  const { now } = useWaypost("useField");
  const submitted = useFieldError(source, path);
  const onChange = useCallback(
    (value: Value) => {
      const event = edit(value, now());
      if (event !== null) send(event);
    },
    [send, edit, now],
  );
  const field = { source, read, ...(error ?? { errorMessage: submitted }) };
  const value = useSelector(source, read);
  const text = useCallback((state: State) => textOf(read(state)), [read]);
  const errorMessage = useErrorOrTooLong({ ...field, read: text });
  const isHydrating = useIsHydrating("useControl");
  const isTick = typeof value === "boolean";
  // An element returns the same kind of value that it shows.
  const shownIn = useCallback(
    (element: Element) => (isTick ? element.checked : element.value) as Value,
    [isTick],
  );
  const input = {
    ...(isTick ? { checked: value } : { value }),
    onChange: useCallback(
      ({ currentTarget }: { readonly currentTarget: Element }) => onChange(shownIn(currentTarget)),
      [onChange, shownIn],
    ),
    ref: useCallback(
      (element: Element | null) => {
        if (!isHydrating || element === null) return;
        if (shownIn(element) !== value) onChange(shownIn(element));
      },
      [isHydrating, value, onChange, shownIn],
    ),
    "aria-invalid": errorMessage === undefined ? undefined : true,
  };
  return { value, onChange, errorMessage, input: input as unknown as Control<Value>["input"] };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

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
