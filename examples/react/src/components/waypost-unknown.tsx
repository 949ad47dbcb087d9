import { Alert, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useFormats, useMessages, type TaskView } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";
import { TriangleAlertIcon } from "lucide-react";

/** Returns the name of a subject, such as an IMEI or a pack. */
export type NameOf<Shape extends TaskShape> = (
  subject: string,
  data: TaskView<Shape, "unknown">["data"],
) => string;

/** No reply was received: what was sent, what is known about it, and the possible next steps. */
export function UnknownOutcome<Shape extends TaskShape>(props: {
  task: TaskView<Shape, "reading-back" | "unknown">;
  nameOf: NameOf<Shape>;
}) {
  const { task, nameOf } = props;
  const say = useMessages();
  const { price, time } = useFormats();
  const isDisabled = task.phase === "reading-back";
  const facts = task.requests.map(({ attempt: { id, at, amount, last4 }, items }) => ({
    id,
    found: items.map(({ found }) => found).filter((text) => text !== ""),
    rows: [
      [say("unknown.what"), items.map((item) => nameOf(item.subject, task.data)).join(", ")],
      [say("unknown.sent"), at === null ? null : time(new Date(at))],
      [say("unknown.amount"), amount === null ? null : price(amount)],
      [say("unknown.card"), last4 === null ? null : say("unknown.cardEnding", { last4 })],
    ] as const,
  }));
  return (
    <div className="grid gap-5">
      <Alert>
        <TriangleAlertIcon />
        {task.title !== null && <AlertTitle>{task.title}</AlertTitle>}
        <AlertDescription>
          {task.failure !== null && <p>{task.failure.text}</p>}
          <p>{task.message}</p>
          {task.next !== null && <p>{task.next}</p>}
        </AlertDescription>
      </Alert>
      {facts.map(({ id, rows, found }) => (
        <dl key={id} className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 rounded-lg border p-4">
          {rows.map(
            ([term, value]) =>
              value !== null &&
              value !== "" && (
                <div key={term} className="contents">
                  <dt className="text-muted-foreground">{term}</dt>
                  <dd className="tabular-nums">{value}</dd>
                </div>
              ),
          )}
          {found.map((text) => (
            <dd key={text} className="col-span-2">
              {text}
            </dd>
          ))}
        </dl>
      ))}
      {task.requests.length === 0 && <p>{say("unknown.lost")}</p>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" size="lg" isDisabled={isDisabled} onPress={task.startOver}>
          {say("task.startOver")}
        </Button>
        {task.canSendAgain && (
          <Button variant="outline" size="lg" isDisabled={isDisabled} onPress={task.sendAgain}>
            {say("unknown.sendAgain")}
          </Button>
        )}
        {task.canCheckOutcome && (
          <Button size="lg" isDisabled={isDisabled} onPress={task.checkOutcome}>
            {say("unknown.again")}
          </Button>
        )}
      </div>
    </div>
  );
}
