import { type ReactNode, useRef, useState } from "react";
import { CheckIcon, Icon } from "../../icons/Icon.tsx";
import { truncate } from "../../text/truncate.ts";

interface CopyableTextProps {
  /** The text to copy, without the spaces between groups. */
  text: string;
  /** Label of the button: "Copy IMEI". Its accessible name ends with the text. */
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
        aria-label={`${label} ${truncate(text)}`}
        onBlur={() => setCopied(false)}
        onClick={() => {
          copyText(text, value.current).then(
            () => setCopied(true),
            () => setCopied(false),
          );
        }}
      >
        {isCopied ? <CheckIcon /> : <CopyIcon />}
      </button>
      <output className="waypost-Copy-done">{isCopied && copied}</output>
    </>
  );
}

/**
 * Copies a text. Its element is selected until then, so that the user can copy it where the browser
 * has no clipboard, denies it or does not answer.
 */
export async function copyText(text: string, element: Element | null): Promise<void> {
  if (element !== null) getSelection()?.selectAllChildren(element);
  await navigator.clipboard.writeText(text);
  getSelection()?.removeAllRanges();
}

const CopyIcon = () => (
  <Icon>
    <rect x="8.5" y="8.5" width="11" height="11" rx="2" />
    <path d="M5.5 15.5A1.5 1.5 0 0 1 4.5 14V6A1.5 1.5 0 0 1 6 4.5h8a1.5 1.5 0 0 1 1.5 1" />
  </Icon>
);
