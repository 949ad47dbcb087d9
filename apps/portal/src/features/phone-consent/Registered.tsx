import { useMessages } from "@waypost/hooks";
import { useEffect, useRef } from "react";

/** Where the page goes next. Takes the focus, whose field or button has just been emptied. */
export function Registered() {
  const say = useMessages();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} tabIndex={-1} className="consent-line">
      {say("phoneConsent.next")}
    </p>
  );
}
