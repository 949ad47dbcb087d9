import type { ComponentProps } from "react";
import { classes, type Styled } from "../../classes.ts";

export type FormProps = Omit<ComponentProps<"form">, "className" | "noValidate"> & Styled;

/**
 * A form that shows errors at its fields and in its summary instead of the browser's messages. Its
 * method is `post` unless `action` is a function: if the scripts fail to load, the browser must
 * not put typed values into the URL.
 */
export function Form(props: FormProps) {
  const method = typeof props.action === "function" ? undefined : "post";
  return <form method={method} {...props} className={classes("waypost-Form", props)} noValidate />;
}

export interface FormRowProps extends Omit<ComponentProps<"div">, "className">, Styled {
  /** True for narrower columns for short fields: two on most phones, three on wider screens. */
  isDense?: boolean;
}

/** Fields side by side if there is room, otherwise stacked. */
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
