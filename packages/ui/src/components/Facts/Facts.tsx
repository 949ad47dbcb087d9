import type { ReactNode } from "react";
import { classes, type Styled } from "../../classes.ts";
import { rowKeys } from "../../lists/keys.ts";
import { useGrowingList } from "../../lists/useGrowingList.ts";
import { CopyableText } from "./CopyableText.tsx";

export { copyText } from "./CopyableText.tsx";

/** A term and its value, such as an IMEI. A missing or blank value is shown as a dash. */
export interface Fact {
  term: string;
  value: ReactNode;
  /** The text to copy, without the spaces between groups. Adds a copy button. */
  copy?: string | undefined;
}

export interface FactsProps extends Styled {
  facts: readonly Fact[];
  /** True to omit facts without a value instead of showing a dash. */
  omitsMissing?: boolean;
  /** Required for copy buttons. */
  labels?:
    | {
        /** Label of a copy button: "Copy IMEI". */
        copy: (term: string) => string;
        /** Shown and announced after copying: "Copied". */
        copied: string;
      }
    | undefined;
}

/** A list of terms and values, some with a copy button. A missing value is shown as a dash. */
export function Facts({ facts, omitsMissing = false, labels, className }: FactsProps) {
  const all = omitsMissing ? facts.filter((fact) => !isMissing(fact.value)) : facts;
  const { shown, refOf } = useGrowingList(all);
  const keys = rowKeys(shown.map(({ term }) => term));
  if (omitsMissing && shown.length === 0) return null;
  return (
    <dl className={classes("waypost-Facts", { className })}>
      {shown.map(({ term, value, copy }, index) => (
        <div key={keys[index]} ref={refOf(index)} className="waypost-Facts-fact">
          <dt>{term}</dt>
          <dd className="waypost-numbers">
            {copy === undefined || copy === "" || labels === undefined ? (
              <span>{isMissing(value) ? "–" : value}</span>
            ) : (
              <CopyableText text={copy} label={labels.copy(term)} copied={labels.copied}>
                {value}
              </CopyableText>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const isMissing = (value: ReactNode) => value === null || value === undefined || value === "";
