import { useEffect, useRef, useState } from "react";

const SETTLED_AFTER_MS = 1000;
const REMOVED_AFTER_MS = 8000;

export interface AnnouncementProps {
  /** "Device 2 removed"; "" for nothing. */
  text: string;
}

/**
 * Announces a changed text politely: once, when it has been the same for a second, so that it is
 * not lost in a move of the focus. The first text is not announced. Nothing is visible.
 */
export function Announcement({ text }: AnnouncementProps) {
  const settled = useRef(text);
  const [announced, announce] = useState("");
  useEffect(() => {
    const timers = [
      setTimeout(() => {
        if (settled.current !== text) announce(text);
        settled.current = text;
      }, SETTLED_AFTER_MS),
      setTimeout(() => announce(""), REMOVED_AFTER_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [text]);
  return <output className="waypost-hidden">{announced}</output>;
}
