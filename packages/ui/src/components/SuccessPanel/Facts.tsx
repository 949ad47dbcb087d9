import { type ReactNode, useState } from "react";
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
            <span>{value === null || value === undefined || value === "" ? "–" : value}</span>
            {copy !== undefined && copy !== "" && (
              <CopyButton text={copy} label={labels.copy(term)} copied={labels.copied} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface CopyButtonProps {
  text: string;
  label: string;
  copied: string;
}

function CopyButton({ text, label, copied }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <button
        type="button"
        className="wp-Facts-copy"
        aria-label={label}
        onBlur={() => setCopied(false)}
        onClick={() => {
          // Where the clipboard is refused, the text can still be marked by hand.
          navigator.clipboard.writeText(text).then(
            () => setCopied(true),
            () => setCopied(false),
          );
        }}
      >
        {isCopied ? <CheckIcon /> : <CopyIcon />}
      </button>
      <output className="wp-Facts-copied">{isCopied && copied}</output>
    </>
  );
}
