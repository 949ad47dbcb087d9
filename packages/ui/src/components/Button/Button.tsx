import { type ComponentProps, type ReactNode, useContext } from "react";
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from "react-aria-components/Button";
import { classes, type Styled } from "../../classes.ts";
import { Spinner } from "../Spinner/Spinner.tsx";
import { ReasonContext } from "./ReasonContext.ts";

/** The weight of a button. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "add";

export interface ButtonProps
  extends Omit<AriaButtonProps, "children" | "className" | "style">, Styled {
  children: ReactNode;
  /**
   * One `primary` per screen; `quiet` for going back; `add` for adding another item to the list
   * above. Default `secondary`.
   */
  variant?: ButtonVariant;
  /** `small` is 36 px high, for actions in rows and cards. */
  size?: "medium" | "small";
  /** True if it fills the width of its container. */
  isWide?: boolean;
}

/** The look that buttons and links share. */
const lookOf = (props: Pick<LinkButtonProps, "variant" | "size" | "isWide" | "className">) => ({
  className: classes("waypost-Button", props),
  "data-variant": props.variant ?? "secondary",
  "data-size": props.size,
  "data-wide": props.isWide || undefined,
});

/** A button. While `isPending` it keeps its width and focus, and cannot be pressed. */
export function Button(props: ButtonProps) {
  const { children, variant, size, isWide, ...aria } = props;
  const look = lookOf({ ...aria, variant, size, isWide });
  const explained = useContext(ReasonContext);
  return (
    <AriaButton {...aria} {...look} {...(props.isDisabled === true && explained)}>
      <span className="waypost-Button-label">{children}</span>
      {props.isPending === true && <Spinner />}
    </AriaButton>
  );
}

export interface LinkButtonProps extends Omit<ComponentProps<"a">, "className" | "style">, Styled {
  href: string;
  variant?: ButtonVariant;
  size?: "medium" | "small";
  isWide?: boolean;
}

/** A link that looks like a button. */
export function LinkButton({ variant, size, isWide, ...props }: LinkButtonProps) {
  return (
    <a {...props} {...lookOf({ ...props, variant, size, isWide })}>
      <span className="waypost-Button-label">{props.children}</span>
    </a>
  );
}
