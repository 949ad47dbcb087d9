import { classes, type Styled } from "../../classes.ts";
import { CheckIcon, LockIcon } from "../../icons/Icon.tsx";

export interface AlertSwitchProps extends Styled {
  /** Says type and channel: "Speed Alert: Push". */
  name: string;
  /** The word on the chip. */
  word: string;
  isOn: boolean;
  /** A locked switch can be pressed, so that its press can say why nothing changes. */
  isLocked: boolean;
  /** Id of the text that says why it is locked. */
  lockId?: string | undefined;
  onSwitch: (on: boolean) => void;
}

/**
 * A switch without a visible label, or a chip where there is no room for a table. It is a native
 * checkbox: a table has more than forty.
 */
export function AlertSwitch({
  name,
  word,
  isOn,
  isLocked,
  lockId,
  onSwitch,
  className,
}: AlertSwitchProps) {
  return (
    <label
      className={classes("waypost-AlertSwitch", { className })}
      data-locked={isLocked || undefined}
    >
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        aria-label={name}
        aria-disabled={isLocked || undefined}
        aria-describedby={isLocked ? lockId : undefined}
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
    </label>
  );
}
