import {
  useFormats,
  useMessages,
  WaypostProvider,
  type BoxListView,
  type BoxRunView,
} from "@waypost/hooks";
import { MAX_BOX } from "@waypost/hooks/rules";
import { ActionBar } from "@waypost/ui/ActionBar";
import { Button } from "@waypost/ui/Button";
import { Select } from "@waypost/ui/Select";
import { Heading } from "../../app/Heading.tsx";
import { Units } from "../registration/Units.tsx";
import { BoxFill } from "./BoxFill.tsx";
import { BoxTable } from "./BoxTable.tsx";

/** The list of a box: its devices, their check, and the plans for all. */
export function BoxList({ box }: { box: BoxListView }) {
  const say = useMessages();
  const formats = useFormats();
  const { kinds, plans, chosen, choosePlan, problem, total } = box;
  return (
    <div className="box">
      <Heading>{say("box.title")}</Heading>
      <p className="waypost-lead">{say("box.lead", { max: formats.number(MAX_BOX) })}</p>
      <BoxFill box={box} />
      {box.rows.length === 0 ? (
        <p className="waypost-quiet">{say("box.empty")}</p>
      ) : (
        <>
          <BoxCheck box={box} />
          <BoxTable box={box} />
          <div className="box-choices">
            {kinds.map((kind) => (
              <Select
                key={kind}
                label={say("box.planFor", { kind: say(`device.${kind}`) })}
                placeholder={say("plan.select")}
                options={plans[kind].map(({ id, label, price, duration }) => ({
                  id,
                  label,
                  detail:
                    price === null || duration === null
                      ? undefined
                      : say("box.price", { money: formats.price(price), months: duration }),
                }))}
                value={chosen[kind] || null}
                onChange={(plan) => choosePlan(kind, plan)}
              />
            ))}
            <WaypostProvider waypost={box.registration}>
              <Units />
            </WaypostProvider>
          </div>
          {kinds.length > 0 && total !== null && (
            <p className="box-total waypost-numbers">
              <span>{`${say("box.total")} `}</span>
              <strong>{formats.price(total)}</strong>
            </p>
          )}
          <ActionBar message={problem !== null && <p>{say(`box.problem.${problem}`)}</p>}>
            <Button variant="primary" isDisabled={problem !== null} onPress={box.order}>
              {say("action.continue")}
            </Button>
          </ActionBar>
        </>
      )}
    </div>
  );
}

/** A button that checks the devices without a result, and the progress of their check. */
export function BoxCheck({ box }: { box: BoxListView | BoxRunView }) {
  const say = useMessages();
  const { number } = useFormats();
  const { checking, counts } = box;
  const count = (counts.unchecked ?? 0) + (counts.failed ?? 0);
  if (checking === null)
    return (
      count > 0 && (
        <div>
          <Button variant="primary" onPress={box.check}>
            {say("box.check", { count })}
          </Button>
        </div>
      )
    );
  const { done, total, secondsLeft } = checking;
  const text = say("box.checking", { done: number(done), total: number(total) });
  return (
    <div className="box-progress">
      <progress aria-label={text} value={done} max={total} />
      <p className="waypost-numbers">
        <span>{text}</span>
        {secondsLeft !== null && (
          <span className="waypost-quiet">{say("box.timeLeft", { seconds: secondsLeft })}</span>
        )}
      </p>
      <Button size="small" onPress={box.stopCheck}>
        {say("box.pause")}
      </Button>
    </div>
  );
}
