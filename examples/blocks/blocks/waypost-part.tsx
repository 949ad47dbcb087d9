import { Card, CardAction, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import type { ReactNode } from "react";

/** A card with a heading. */
export function Part(props: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <Card className="mx-auto w-full max-w-xl">
      <CardHeader>
        <CardTitle className="text-lg">
          <h2>{props.title}</h2>
        </CardTitle>
        {props.action && <CardAction>{props.action}</CardAction>}
      </CardHeader>
      <CardContent className="grid gap-5">{props.children}</CardContent>
    </Card>
  );
}
