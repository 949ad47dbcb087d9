import { type ReactNode, type RefObject, useRef, useState } from "react";
import { CheckIcon } from "../../icons/Icon.tsx";
import { CopyIcon } from "./CopyIcon.tsx";

export interface Fact {
  term: string;
  value: ReactNode;
  /** What the copy button takes, without the gaps that make it readable. */
  copy?: string | undefined;
}

export interface FactsProps {
  facts: readonly Fact[];
  labels: {
    /** Names a copy button: "Copy IMEI". */
    copy: (term: string) => string;
    /** Said and shown after it: "Copied". */
    copied: string;
  };
}

/** Terms and their values; ids can be copied. A value that is missing shows as a dash. */
export function Facts({ facts, labels }: FactsProps) {
  return (
    <dl className="wp-Facts">
      {facts.map(({ term, value, copy }) => (
        <div key={term} className="wp-Facts-fact">
          <dt>{term}</dt>
          <dd className="wp-numbers">
            {copy === undefined || copy === "" ? (
              <span>{value === null || value === undefined || value === "" ? "–" : value}</span>
            ) : (
              <Copied text={copy} label={labels.copy(term)} copied={labels.copied}>
                {value}
              </Copied>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface CopiedProps {
  text: string;
  label: string;
  copied: string;
  children: ReactNode;
}

function Copied({ text, label, copied, children }: CopiedProps) {
  const [isCopied, setCopied] = useState(false);
  const value = useRef<HTMLSpanElement>(null);
  return (
    <>
      {/* Groups of digits keep their order in a text from right to left. */}
      <span ref={value} dir="ltr">
        {children}
      </span>
      <button
        type="button"
        className="wp-Facts-copy"
        aria-label={label}
        onBlur={() => setCopied(false)}
        onClick={() => {
          navigator.clipboard.writeText(text).then(
            () => setCopied(true),
            () => {
              setCopied(false);
              mark(value);
            },
          );
        }}
      >
        {isCopied ? <CheckIcon /> : <CopyIcon />}
      </button>
      <output className="wp-Facts-copied">{isCopied && copied}</output>
    </>
  );
}

// Where the clipboard is refused, the keyboard or a long press can still copy what is marked.
function mark({ current }: RefObject<Element | null>) {
  if (current !== null) getSelection()?.selectAllChildren(current);
}
