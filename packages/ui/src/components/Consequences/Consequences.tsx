import { type ReactNode, useId } from "react";
import { classes, type Styled } from "../../classes.ts";
import { ErrorIcon, WarningIcon } from "../../icons/Icon.tsx";
import { useGrowingList } from "../../lists/useGrowingList.ts";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { InElement } from "../../text/InElement.tsx";

/** The severity of an action: it costs money, it ends a service, or it cannot be undone. */
export type Gravity = "money" | "ends" | "irreversible";

export interface ConsequencesProps extends Styled {
  gravity: Gravity;
  title?: ReactNode;
  /** The consequences, one sentence each. */
  facts: readonly ReactNode[];
  /** A checkbox that must be checked first: "I understand that this SIM never works again". */
  acknowledgement?:
    | {
        label: ReactNode;
        isSelected: boolean;
        onChange: (isSelected: boolean) => void;
        id?: string;
        errorMessage?: string | undefined;
      }
    | undefined;
  /** Additional content between the facts and the checkbox. */
  children?: ReactNode;
}

/**
 * The consequences of an action, shown before its buttons: a quiet list, a warning, or a panel
 * with a red edge.
 */
export function Consequences(props: ConsequencesProps) {
  const { gravity, title, facts, acknowledgement, children } = props;
  const titleId = useId();
  const { shown, refOf } = useGrowingList(facts);
  const hasTitle = Boolean(title);
  return (
    <section
      className={classes("waypost-Consequences", props)}
      data-gravity={gravity}
      aria-labelledby={hasTitle ? titleId : undefined}
    >
      {hasTitle && (
        <div id={titleId} className="waypost-Consequences-title">
          {gravity === "ends" && <WarningIcon />}
          {gravity === "irreversible" && <ErrorIcon />}
          <span>{title}</span>
        </div>
      )}
      <ul className="waypost-Consequences-facts">
        {shown.map((fact, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} ref={refOf(index)}>
            {fact}
          </li>
        ))}
      </ul>
      <InElement>{children}</InElement>
      {acknowledgement !== undefined && (
        <div className="waypost-Consequences-acknowledgement">
          <Checkbox
            {...(acknowledgement.id === undefined ? {} : { id: acknowledgement.id })}
            isSelected={acknowledgement.isSelected}
            onChange={acknowledgement.onChange}
            errorMessage={acknowledgement.errorMessage}
          >
            {acknowledgement.label}
          </Checkbox>
        </div>
      )}
    </section>
  );
}
