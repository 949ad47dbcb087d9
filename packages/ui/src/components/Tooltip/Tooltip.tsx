import { type ReactNode, type RefObject, use, useRef, useState } from "react";
import { Button } from "react-aria-components/Button";
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  TooltipTriggerStateContext,
} from "react-aria-components/Tooltip";
import { InfoIcon } from "../../icons/Icon.tsx";

export interface TooltipProps {
  /** Names the button: "Where is the IMEI?". */
  label: string;
  /** What it tells; an image needs its words. */
  children: ReactNode;
  /** What one points at. Default a small "i". */
  trigger?: ReactNode;
  /** From hovering to showing, in ms. Focus shows at once. Default 100. */
  delay?: number;
  /** From leaving to hiding, in ms. Default 250. */
  closeDelay?: number;
}

/** A short explanation: by pointing, by focus, and by touch, where a tap opens and closes it. */
export function Tooltip(props: TooltipProps) {
  const { label, children, trigger = <InfoIcon />, delay = 100, closeDelay = 250 } = props;
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
        className="wp-Tooltip-trigger"
        aria-label={label}
        onPress={(event) => {
          if (event.pointerType !== "mouse") setOpen(!isOpen);
        }}
      >
        {trigger}
      </Button>
      <StayingTooltip trigger={button}>{children}</StayingTooltip>
    </TooltipTrigger>
  );
}

/**
 * React Aria hides a tooltip when the page scrolls, and coming to a button by keyboard may scroll
 * it. What shows for the focus stays while that is there (WCAG 1.4.13, persistent).
 */
function StayingTooltip(props: { trigger: RefObject<Element | null>; children: ReactNode }) {
  const { trigger, children } = props;
  const state = use(TooltipTriggerStateContext);
  if (state === null) throw new Error("A tooltip stands in its trigger");
  const close = (immediate?: boolean) => {
    if (trigger.current?.matches("[data-focus-visible]") !== true) state.close(immediate);
  };
  return (
    <TooltipTriggerStateContext value={{ ...state, close }}>
      <AriaTooltip className="wp-Tooltip" offset={6}>
        {children}
      </AriaTooltip>
    </TooltipTriggerStateContext>
  );
}
