import { type ReactNode, type RefObject, useContext, useRef, useState } from "react";
import { Button } from "react-aria-components/Button";
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  TooltipTriggerStateContext,
} from "react-aria-components/Tooltip";
import { classes, type Styled } from "../../classes.ts";
import { InfoIcon } from "../../icons/Icon.tsx";
import { useLook } from "../Root/context.ts";
import { InElement } from "../../text/InElement.tsx";

export interface TooltipProps extends Styled {
  /** The label of the button: "Where is the IMEI?". */
  label: string;
  /** The content. An image needs a text alternative. */
  children: ReactNode;
  /** The trigger. By default a small "i". */
  trigger?: ReactNode;
  /** The preferred placement. Without room it opens on the opposite side. Default `top`. */
  placement?: "top" | "bottom" | "bottom start";
  /** Delay before showing on hover, in ms. Focus shows it at once. Default 100. */
  delay?: number;
  /** Delay before hiding, in ms. Default 250. */
  closeDelay?: number;
}

/** A short explanation, shown on hover and focus. On touch screens a tap toggles it. */
export function Tooltip(props: TooltipProps) {
  const { label, children, trigger = <InfoIcon />, placement = "top" } = props;
  const { delay = 100, closeDelay = 250 } = props;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <TooltipTrigger
      delay={delay}
      closeDelay={closeDelay}
      shouldCloseOnPress={false}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <Button
        ref={button}
        className={classes("waypost-Tooltip-trigger", props)}
        aria-label={label}
        onPress={(event) => {
          if (event.pointerType !== "mouse") setOpen(!isOpen);
        }}
      >
        <InElement>{trigger}</InElement>
      </Button>
      <PersistentTooltip trigger={button} placement={placement}>
        {children}
      </PersistentTooltip>
    </TooltipTrigger>
  );
}

/**
 * A tooltip that stays while focus stays (WCAG 1.4.13, persistent). React Aria hides a tooltip
 * when the page scrolls, and moving focus to a button may scroll the page.
 */
function PersistentTooltip(props: {
  trigger: RefObject<Element | null>;
  placement: NonNullable<TooltipProps["placement"]>;
  children: ReactNode;
}) {
  const { trigger, placement, children } = props;
  const look = useLook();
  const state = useContext(TooltipTriggerStateContext);
  if (state === null) throw new Error("Tooltip content must be rendered inside a TooltipTrigger");
  const close = (immediate?: boolean) => {
    if (trigger.current?.matches("[data-focus-visible]") !== true) state.close(immediate);
  };
  return (
    <TooltipTriggerStateContext.Provider value={{ ...state, close }}>
      <AriaTooltip {...look} className="waypost-Tooltip" placement={placement} offset={6}>
        <InElement>{children}</InElement>
      </AriaTooltip>
    </TooltipTriggerStateContext.Provider>
  );
}
