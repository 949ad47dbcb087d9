import { type ComponentProps, type ReactNode, useContext, useEffect, useState } from "react";
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
  /**
   * The id of the text that says why the button is disabled. With it, a disabled button stays in
   * the tab order, and a press announces the text. Default: the message of the `ActionBar`.
   */
  reasonId?: string | undefined;
}

const textOf = (id = "") => document.getElementById(id)?.textContent ?? "";

/** A button. While `isPending` it keeps its width and focus, and cannot be pressed. */
export function Button(props: ButtonProps) {
  const { children, variant = "secondary", size, isWide, reasonId, ...aria } = props;
  const barReasonId = useContext(ReasonContext);
  const reason = props.isDisabled === true ? (reasonId ?? barReasonId) : undefined;
  const [announced, announce] = useState({ text: "", count: 0 });
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the text may change at each rendering
  useEffect(() => {
    if (announced.text !== "" && announced.text !== textOf(reason))
      announce({ ...announced, text: "" });
  });
  return (
    <>
      {reason !== undefined && (
        <output className="waypost-hidden waypost-Button-reason">
          {/* A new element, so that each press is announced. */}
          {announced.text !== "" && <span key={announced.count}>{announced.text}</span>}
        </output>
      )}
      <AriaButton
        {...aria}
        {...(reason !== undefined && {
          // React Aria handles no press, and the browser submits no form.
          render: (dom) => (
            <button
              {...dom}
              disabled={false}
              aria-disabled
              aria-describedby={reason}
              onClick={(event) => {
                event.preventDefault();
                announce({ text: textOf(reason), count: announced.count + 1 });
              }}
            />
          ),
        })}
        className={classes("waypost-Button", props)}
        data-variant={variant}
        data-size={size}
        data-wide={isWide || undefined}
      >
        <span className="waypost-Button-label">{children}</span>
        {props.isPending === true && <Spinner />}
      </AriaButton>
    </>
  );
}

export interface LinkButtonProps extends Omit<ComponentProps<"a">, "className" | "style">, Styled {
  href: string;
  variant?: ButtonVariant;
  size?: "medium" | "small";
  isWide?: boolean;
}

/** A link that looks like a button. */
export function LinkButton({ variant = "secondary", size, isWide, ...props }: LinkButtonProps) {
  return (
    <a
      {...props}
      className={classes("waypost-Button", props)}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
    >
      <span className="waypost-Button-label">{props.children}</span>
    </a>
  );
}
