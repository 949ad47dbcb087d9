import type { ComponentProps } from "react";

export type FormProps = Omit<ComponentProps<"form">, "className" | "noValidate">;

/** A form whose errors are shown by its fields and its summary, not by the browser's bubbles. */
export function Form(props: FormProps) {
  return <form {...props} className="wp-Form" noValidate />;
}

/** Fields side by side where there is room, one below the other where there is not. */
export function FormRow(props: Omit<ComponentProps<"div">, "className">) {
  return <div {...props} className="wp-Form-row" />;
}

/** The end of a form: the way back first, the main action last. */
export function FormActions(props: Omit<ComponentProps<"div">, "className">) {
  return <div {...props} className="wp-Form-actions" />;
}
