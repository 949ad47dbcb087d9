import { useEffect, useRef } from "react";
import { useConfig } from "./ConfigContext.ts";

let isFirst = true;

/**
 * The heading of a screen: names the window and takes the focus, so that a screen reader
 * says where one has come to. The first one of a page leaves the focus alone.
 */
export function Heading({ children }: { children: string }) {
  const { brand } = useConfig();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${children} · ${brand.name}`;
    if (!isFirst) {
      heading.current?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
    isFirst = false;
  }, [children, brand.name]);
  return (
    <h1 ref={heading} tabIndex={-1} className="wp-heading">
      {children}
    </h1>
  );
}
