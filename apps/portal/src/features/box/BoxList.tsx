import {
  useFormats,
  useMessages,
  WaypostProvider,
  type BoxListView,
  type BoxRunView,
} from "@waypost/hooks";
import { MAX_BOX, type PlanKind } from "@waypost/hooks/rules";
import { ActionBar } from "@waypost/ui/ActionBar";
import { Button } from "@waypost/ui/Button";
import { Select } from "@waypost/ui/Select";
import { BoxFill } from "./BoxFill.tsx";
import { BoxTable } from "./BoxTable.tsx";
import { Units } from "../registration/Units.tsx";
import { Heading } from "../../app/Heading.tsx";
import type { Elements } from "../../app/elements.ts";

/** The list of a box: its devices, their check, and the plans for all. */
export function BoxList({ box }: { box: BoxListView }) {
  const say = useMessages();
  const { number } = useFormats();
  return (
    <div className="box">
      <Heading>{say("box.title")}</Heading>
      <p className="waypost-lead">{say("box.lead", { max: number(MAX_BOX) })}</p>
      <BoxFill box={box} />
      {box.rows.length === 0 ? (
        <p className="waypost-quiet">{say("box.empty")}</p>
      ) : (
        <>
          <BoxCheck box={box} />
          <BoxTable box={box} />
          <Choices box={box} />
        </>
      )}
    </div>
  );
}

/** The plans and the unit for all devices, and the button that orders the box. */
function Choices({ box }: { box: BoxListView }) {
  const say = useMessages();
  const { price: money } = useFormats();
  const { kinds, plans, chosen, problem, total } = box;
  const optionsOf = (kind: PlanKind) =>
    plans[kind].map(({ id, label, price, duration: months }) => {
      const isPriced = price !== null && months !== null;
      const detail = isPriced ? say("box.price", { money: money(price), months }) : undefined;
      return { id, label, detail };
    });
  return (
    <>
      <div className="box-choices">
        {kinds.map((kind) => (
          <Select
            key={kind}
            label={say("box.planFor", { kind: say(`device.${kind}`) })}
            placeholder={say("plan.select")}
            options={optionsOf(kind)}
            value={chosen[kind] || null}
            onChange={(plan) => box.choosePlan(kind, plan)}
          />
        ))}
        <WaypostProvider waypost={box.registration}>
          <Units />
        </WaypostProvider>
      </div>
      {kinds.length > 0 && total !== null && (
        <p className="box-total waypost-numbers">
          <span>{`${say("box.total")} `}</span>
          <strong>{money(total)}</strong>
        </p>
      )}
      <ActionBar message={problem !== null && <p>{say(`box.problem.${problem}`)}</p>}>
        <Button variant="primary" isDisabled={problem !== null} onPress={box.order}>
          {say("action.continue")}
        </Button>
      </ActionBar>
    </>
  );
}

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
