import type { ComponentProps } from "react";
import { classes, type Styled } from "../../classes.ts";

export type FormProps = Omit<ComponentProps<"form">, "className" | "noValidate"> & Styled;

/**
 * A form whose errors are shown by its fields and its summary, not by the browser. Its method is
 * `post` unless `action` is a function: if the scripts fail to load, the browser must not put what
 * was typed into the address.
 */
export function Form(props: FormProps) {
  const method = typeof props.action === "function" ? undefined : "post";
  return <form method={method} {...props} className={classes("waypost-Form", props)} noValidate />;
}

export interface FormRowProps extends Omit<ComponentProps<"div">, "className">, Styled {
  /** Narrower columns, for short fields: two on most phones, three on wider screens. */
  isDense?: boolean;
}

/** Fields side by side where there is room, otherwise stacked. */
export function FormRow({ isDense, ...props }: FormRowProps) {
  return (
    <div
      {...props}
      className={classes("waypost-Form-row", props)}
      data-dense={isDense || undefined}
    />
  );
}

export type FormActionsProps = Omit<ComponentProps<"div">, "className"> & Styled;

/** The buttons of a form, back first and the main action last. */
export function FormActions(props: FormActionsProps) {
  return <div {...props} className={classes("waypost-Form-actions", props)} />;
}
