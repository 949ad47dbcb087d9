import { Card, CardAction, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { useEffect, useRef, type ReactNode } from "react";

/** A card with a heading. */
export function Part(props: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <Card className="mx-auto w-full max-w-xl">
      <CardHeader>
        <CardTitle className="text-lg">
          <Heading key={props.title}>{props.title}</Heading>
        </CardTitle>
        {props.action && <CardAction>{props.action}</CardAction>}
      </CardHeader>
      <CardContent className="grid gap-5">{props.children}</CardContent>
    </Card>
  );
}

/** A heading that gets the focus when it replaces another one, but not when the page opens. */
export function Heading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body && wasUsed()) heading.current?.focus();
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className="outline-none">
      {children}
    </h2>
  );
}

const wasUsed = () => navigator.userActivation?.hasBeenActive ?? false;
