import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

interface DialogContentProps {
  title: string;
  children: ReactNode;
}

/** The content of a dialog. It is focusable only while it can be scrolled. */
export function DialogContent({ title, children }: DialogContentProps) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  useLayoutEffect(() => {
    if (box.current === null || content.current === null) return undefined;
    const element = box.current;
    const measure = () => setLong(element.scrollHeight > element.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // The content may grow and shrink while the box has its maximum size.
    observer.observe(content.current);
    return () => observer.disconnect();
  }, []);
  const scrolling = isLong ? { tabIndex: 0, role: "group", "aria-label": title } : {};
  return (
    <div ref={box} className="waypost-Dialog-content" {...scrolling}>
      <div ref={content} className="waypost-Dialog-body">
        {children}
      </div>
    </div>
  );
}
