import { useFormats, useMessages, type BoxListView, type BoxRunView } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import type { Elements } from "../../app/elements.ts";

/** A progress bar with its text and a button that pauses it. */
export function Progress(props: { done: number; total: number; text: string; children: Elements }) {
  const { done, total, text, children } = props;
  return (
    <div className="box-progress">
      <progress aria-label={text} value={done} max={total} />
      <p className="waypost-numbers">{text}</p>
      {children}
    </div>
  );
}

/** A button that checks the devices without a result, and the progress of their check. */
export function BoxCheck({ box }: { box: BoxListView | BoxRunView }) {
  const say = useMessages();
  const { number } = useFormats();
  const { checking, counts } = box;
  const count = (counts.unchecked ?? 0) + (counts.failed ?? 0);
  if (checking !== null) {
    const { done, total, secondsLeft } = checking;
    const text = say("box.checking", { done: number(done), total: number(total) });
    const left = secondsLeft === null ? "" : say("box.timeLeft", { seconds: secondsLeft });
    return (
      <Progress {...{ done, total, text }}>
        <p className="waypost-quiet">{left}</p>
        <Button onPress={box.stopCheck}>{say("box.pause")}</Button>
      </Progress>
    );
  }
  return (
    count > 0 && (
      <Button variant="primary" onPress={box.check}>
        {say("box.check", { count })}
      </Button>
    )
  );
}
