import { useEffect, useRef, useState } from "react";

/** When a text has settled, and when it is removed, in milliseconds. */
const [SETTLED, REMOVED] = [1000, 8000];

/**
 * Announces a changed text politely, once: when it has been the same for a second, so that it is
 * not lost in a move of the focus. The first text is not announced. Nothing is visible.
 */
export function Announcement({ text }: { text: string }) {
  const settled = useRef(text);
  const [announced, announce] = useState("");
  useEffect(() => {
    const settle = () => {
      if (settled.current !== text) announce(text);
      settled.current = text;
    };
    const timers = [setTimeout(settle, SETTLED), setTimeout(() => announce(""), REMOVED)];
    return () => timers.forEach(clearTimeout);
  }, [text]);
  return <output className="waypost-hidden">{announced}</output>;
}
