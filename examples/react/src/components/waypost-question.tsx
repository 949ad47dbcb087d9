import { Alert, AlertDescription } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useMessages, type TaskQuestion, type TaskView } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";
import { CheckField } from "@/components/waypost-fields";

/** The colours of a button that ends a service, with enough contrast in both themes. */
export const DANGER = "bg-destructive text-background hover:bg-destructive/90";

/** The question before a request. Its sentences are the whole agreement: show all of them. */
export function Question<Shape extends TaskShape>(props: {
  task: TaskView<Shape, "reviewing">;
  confirm: string;
  cancel: string;
  isDanger?: boolean | undefined;
  /** Returns a sentence of your own that belongs to the agreement, or null. */
  note?: ((review: TaskQuestion) => string | null) | undefined;
}) {
  const { task } = props;
  const { review } = task;
  const { alerts, lines, ticks } = review;
  const note = props.note?.(review) ?? null;
  const sentences = note === null ? review.sentences : [...review.sentences, note];
  const say = useMessages();
  const alertTexts = alerts.map(({ text }) => text);
  const [goods, terms] = splitAt(
    sentences.filter((text) => !alertTexts.includes(text)),
    lines.length,
  );
  const shown = [...sentences, ...ticks.map(({ label }) => label), props.confirm].join("\n");
  return (
    <div className="grid gap-5">
      {alerts.map(({ text }) => (
        <Alert key={text} role="note">
          <AlertDescription>{text}</AlertDescription>
        </Alert>
      ))}
      <div aria-live="polite" className="grid gap-3 rounded-lg border bg-muted/40 p-4">
        {goods.map((text) => (
          <p key={text} className="text-base font-medium tabular-nums">
            {text}
          </p>
        ))}
        {terms.map((text) => (
          <p key={text} className="tabular-nums">
            {text}
          </p>
        ))}
      </div>
      {ticks.map(({ label, value, onChange }) => (
        <CheckField key={label} {...{ label, value, onChange }} />
      ))}
      <div className="flex flex-wrap justify-end gap-2">
        {review.priceNote !== null && (
          <Button variant="ghost" size="lg" onPress={task.refetch}>
            {say("task.checkAgain")}
          </Button>
        )}
        <Button variant="outline" size="lg" onPress={task.back}>
          {props.cancel}
        </Button>
        <Button
          size="lg"
          className={props.isDanger === true ? DANGER : ""}
          isDisabled={!task.canConfirm}
          isPending={task.isConfirming}
          onPress={() => task.confirm(shown)}
        >
          {props.confirm}
        </Button>
      </div>
    </div>
  );
}

const splitAt = (texts: readonly string[], index: number) =>
  [texts.slice(0, index), texts.slice(index)] as const;
