import { useId } from "react";
import { classes, type Styled } from "../../classes.ts";
import { CheckIcon, LockIcon } from "../../icons/Icon.tsx";

export interface AlertSwitchProps extends Styled {
  /** Contains the type and the channel: "Speed Alert: Push". */
  name: string;
  /** The word on the chip, which is shown where there is no room for four columns. */
  word: string;
  isOn: boolean;
  /**
   * Describes a switch for several channels of which some, but not all, are on: "some". Shown as a
   * dash on the switch.
   */
  someText?: string | undefined;
  /**
   * True if it is locked. It can still be pressed, so that the press can explain why nothing
   * changes.
   */
  isLocked: boolean;
  /** The id of the text that explains why it is locked. */
  lockId?: string | undefined;
  onSwitch: (on: boolean) => void;
}

/**
 * A switch in a table, named by its row and column. Without room for a table, it is a chip with a
 * word. It is a native checkbox, because a table has more than forty of them.
 */
export function AlertSwitch({
  name,
  word,
  isOn,
  someText,
  isLocked,
  lockId,
  onSwitch,
  className,
}: AlertSwitchProps) {
  const someId = useId();
  const described = [isLocked && lockId, someText !== undefined && someId]
    .filter(Boolean)
    .join(" ");
  return (
    <label
      className={classes("waypost-AlertSwitch", { className })}
      data-locked={isLocked || undefined}
      data-some={(someText !== undefined && !isLocked) || undefined}
    >
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        aria-label={name}
        aria-disabled={isLocked || undefined}
        aria-describedby={described || undefined}
        checked={isOn}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
        className="waypost-AlertSwitch-input"
      />
      <span className="waypost-AlertSwitch-track" aria-hidden="true">
        <span className="waypost-AlertSwitch-thumb">{isLocked && <LockIcon />}</span>
      </span>
      <span className="waypost-AlertSwitch-chip" aria-hidden="true">
        {isLocked ? <LockIcon /> : <CheckIcon />}
        <span>{word}</span>
      </span>
      {someText !== undefined && (
        <span id={someId} className="waypost-hidden">
          {someText}
        </span>
      )}
    </label>
  );
}
