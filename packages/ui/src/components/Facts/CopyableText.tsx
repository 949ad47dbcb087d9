import { type ReactNode, type RefObject, useRef, useState } from "react";
import { CheckIcon } from "../../icons/Icon.tsx";
import { CopyIcon } from "./CopyIcon.tsx";

interface CopyableTextProps {
  /** What is copied, without the gaps that make it readable. */
  text: string;
  /** Names the button: "Copy IMEI". */
  label: string;
  /** Said and shown after it: "Copied". */
  copied: string;
  /** The text as it is shown. */
  children: ReactNode;
}

/** An id with a button that copies it. */
export function CopyableText({ text, label, copied, children }: CopyableTextProps) {
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
        className="wp-Copy-button"
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
      <output className="wp-Copy-done">{isCopied && copied}</output>
    </>
  );
}

// Where the clipboard is refused, the keyboard or a long press can still copy what is marked.
function mark({ current }: RefObject<Element | null>) {
  if (current !== null) getSelection()?.selectAllChildren(current);
}
