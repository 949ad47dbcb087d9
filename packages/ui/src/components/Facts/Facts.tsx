import type { ReactNode } from "react";
import { CopyableText } from "./CopyableText.tsx";

export interface Fact {
  term: string;
  value: ReactNode;
  /** What the copy button takes, without the gaps that make it readable. */
  copy?: string | undefined;
}

export interface FactsProps {
  facts: readonly Fact[];
  /** Leaves out a fact without a value, in place of a dash. */
  omitsMissing?: boolean;
  /** Needed where a fact can be copied. */
  labels?:
    | {
        /** Names a copy button: "Copy IMEI". */
        copy: (term: string) => string;
        /** Said and shown after it: "Copied". */
        copied: string;
      }
    | undefined;
}

/** Terms and their values; ids can be copied. A value that is missing shows as a dash. */
export function Facts({ facts, omitsMissing = false, labels }: FactsProps) {
  const shown = omitsMissing ? facts.filter((fact) => !isMissing(fact.value)) : facts;
  if (omitsMissing && shown.length === 0) return null;
  return (
    <dl className="wp-Facts">
      {shown.map(({ term, value, copy }) => (
        <div key={`${term} ${copy ?? ""}`} className="wp-Facts-fact">
          <dt>{term}</dt>
          <dd className="wp-numbers">
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
