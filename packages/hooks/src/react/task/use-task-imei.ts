import { useState } from "react";
import type { TaskShape } from "../../flows/task/task.ts";
import type { FieldProps } from "../field-props.ts";
import { useFieldError } from "../use-field-errors.ts";
import { useImeiProps, type ImeiProps, type ImeiWords } from "../use-imei-props.ts";
import { useSelector } from "../use-selector.ts";
import type { TaskRun } from "./use-task-run.ts";

/** The IMEI that a task asks for, which is checked as it is typed. */
export function useTaskImei<Shape extends TaskShape>(
  run: TaskRun<Shape>,
  words?: ImeiWords,
): Omit<FieldProps, "errorMessage"> &
  ImeiProps & {
    /** What the server says of fewer than 15 digits shows only after this. */
    readonly onBlur: () => void;
    readonly checkAgain: () => void;
  } {
  const { getState, send } = run;
  const [defaultValue] = useState(() => getState().imei.text);
  const fieldError = useFieldError(run, "imei");
  const imei = useSelector(run, (state) => state.imei);
  return {
    ...useImeiProps(imei, fieldError, words),
    defaultValue,
    onChange: (text) => send({ type: "edit-imei", text }),
    onBlur: () => send({ type: "leave-imei" }),
    checkAgain: () => send({ type: "check-imei-again" }),
  };
}
