import { useTaskCard, useWaypost } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";
import type { CardFields } from "@waypost/hooks/rules";
import { useState } from "react";
import type { TaskOnForm } from "../task/task-page-props.ts";

const NUMBERS = {
  cardnumber: "",
  cvc: "",
  expirationdatemonth: "",
  expirationdateyear: "",
} satisfies Partial<CardFields>;

/**
 * Clears the fields of a rejected card except the holder's name. `count` is incremented each time;
 * `isChanged` is true until the next card is sent.
 */
export function useAnotherCard<Shape extends TaskShape & { readonly draft: CardFields }>(
  task: TaskOnForm<Shape>,
): { count: number; isChanged: boolean; changeCard: () => void } {
  const { now } = useWaypost();
  const card = useTaskCard(task);
  const [count, setCount] = useState(0);
  const [isChanged, setChanged] = useState(false);
  if (isChanged && task.phase === "sending") setChanged(false);
  return {
    count,
    isChanged,
    changeCard: () => {
      card.edit(NUMBERS, now());
      setCount(count + 1);
      setChanged(true);
    },
  };
}
