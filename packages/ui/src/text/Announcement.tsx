import { useEffect, useRef, useState } from "react";

/** When a text has settled, in milliseconds. */
const SETTLED = 1000;

/**
 * Announces a changed text politely, once: when it has been the same for a second, so that it is
 * not lost in a move of the focus. The first text is not announced. Nothing is visible.
 */
export function Announcement({ text }: { text: string }) {
  const settled = useRef(text);
  const [announced, announce] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => {
      if (settled.current !== text) announce(text);
      settled.current = text;
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [text]);
  return <output className="waypost-hidden">{announced}</output>;
}
