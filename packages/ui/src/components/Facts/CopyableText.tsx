import { type ReactNode, type RefObject, useRef, useState } from "react";
import { CheckIcon } from "../../icons/Icon.tsx";
import { CopyIcon } from "./CopyIcon.tsx";

interface CopyableTextProps {
  /** The text to copy, without the spaces between groups. */
  text: string;
  /** Label of the button: "Copy IMEI". */
  label: string;
  /** Shown and announced after copying: "Copied". */
  copied: string;
  /** The text as displayed. */
  children: ReactNode;
}

/** An id with a copy button. The button copies the whole text, even if only a part is displayed. */
export function CopyableText({ text, label, copied, children }: CopyableTextProps) {
  const [isCopied, setCopied] = useState(false);
  const value = useRef<HTMLSpanElement>(null);
  return (
    <>
      {/* Groups of digits keep their order in right-to-left text. */}
      <span
        ref={value}
        dir="ltr"
        onCopy={(event) => {
          if (getSelection()?.toString() !== value.current?.textContent) return;
          event.preventDefault();
          event.clipboardData.setData("text/plain", text);
        }}
      >
        {children}
      </span>
      <button
        type="button"
        className="waypost-Copy-button"
        aria-label={label}
        onBlur={() => setCopied(false)}
        onClick={() => {
          navigator.clipboard.writeText(text).then(
            () => setCopied(true),
            () => {
              setCopied(false);
              selectText(value);
            },
          );
        }}
      >
        {isCopied ? <CheckIcon /> : <CopyIcon />}
      </button>
      <output className="waypost-Copy-done">{isCopied && copied}</output>
    </>
  );
}

// If access to the clipboard is denied, selects the text so that the user can copy it.
function selectText({ current }: RefObject<Element | null>) {
  if (current !== null) getSelection()?.selectAllChildren(current);
}
