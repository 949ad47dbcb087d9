"use client";

import { imeiText } from "../../flows/task/imei.ts";
import type { TaskEvent, TaskState } from "../../flows/task/state.ts";
import type { TaskShape } from "../../flows/task/task.ts";
import type { Control } from "../field-props.ts";
import { useField, type Field } from "../use-control.ts";
import { useFieldError } from "../use-field-errors.ts";
import { useImeiProps, type ImeiProps, type ImeiWords } from "../use-imei-props.ts";
import { useSelector } from "../use-selector.ts";
import type { TaskRun } from "./use-task-run.ts";

/**
 * The IMEI field of a task. The IMEI is checked during typing.
 *
 * @example
 * const { input, onBlur, errorMessage } = useTaskImei(cancelling);
 */
export function useTaskImei<Shape extends TaskShape>(
  { run }: { readonly run: TaskRun<Shape> },
  words?: ImeiWords,
): Control &
  ImeiProps & {
    /** Call it on blur. Only then is the server's reply to fewer than 15 digits shown. */
    readonly onBlur: () => void;
    readonly checkAgain: () => void;
  } {
  const { send } = run;
  const fieldError = useFieldError(run, "imei");
  const imei = useSelector(run, ({ form }) => form.imei);
  const props = useImeiProps(imei, fieldError, words);
  const field = useField(run, IMEI, props);
  return {
    ...props,
    ...field,
    onBlur: () => send({ type: "leave-imei" }),
    checkAgain: () => send({ type: "check-imei-again" }),
  };
}

/** The draft's IMEI, which is the one that is sent. */
const IMEI: Field<TaskState, TaskEvent, string> = {
  path: "imei",
  read: ({ form }) => imeiText(form.draft),
  edit: (text) => ({ type: "edit-imei", text }),
};
