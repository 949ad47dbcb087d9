import {
  useFormats,
  useMessages,
  useSecondsUntil,
  useWaypost,
  type BoxRunView,
} from "@waypost/hooks";
import { kindOfRow, type BoxStop } from "@waypost/hooks/flows";
import { Button } from "@waypost/ui/Button";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { Result } from "@waypost/ui/Result";
import Papa from "papaparse";
import { Heading } from "../../app/Heading.tsx";
import { saveFile } from "../../app/save-file.ts";
import { ServerText } from "../../app/ServerText.tsx";
import { useLeaveGuard } from "../../app/use-leave-guard.ts";
import { BoxCheck } from "./BoxList.tsx";
import { BoxTable } from "./BoxTable.tsx";

/** The run of the registrations of a box, and its receipt. */
export function BoxRun({ box }: { box: BoxRunView }) {
  const say = useMessages();
  const { number } = useFormats();
  const { counts, isRunning, isPausing, stop, rows } = box;
  const done = counts.registered ?? 0;
  const total = rows.length - (counts["left-out"] ?? 0);
  const unknown = counts.unknown ?? 0;
  const isOver = !isRunning && stop === null;
  const texts = { done: number(done), total: number(total), unknown: number(unknown) };
  const progress = say("box.progress", texts);
  const tone = unknown > 0 ? "unknown" : done < total ? "partial" : "done";
  useLeaveGuard(isRunning);
  return (
    <div className="box">
      <Heading>{say(isOver ? "box.over" : "confirm.registering")}</Heading>
      {isOver ? (
        <Result tone={tone} message={progress} />
      ) : (
        <div className="box-progress">
          <progress aria-label={progress} value={done} max={total} />
          <p className="waypost-numbers">{progress}</p>
        </div>
      )}
      {isRunning && (
        <div className="box-actions">
          <p className="waypost-quiet">{say(isPausing ? "box.pausing" : "box.stay")}</p>
          <Button isDisabled={isPausing} onPress={box.pause}>
            {say("box.pause")}
          </Button>
        </div>
      )}
      {stop !== null && (
        <StopPanel box={box} stop={stop} resumed={say("box.stop.resumed", texts)} />
      )}
      {unknown > 0 && !isRunning && (
        <ErrorPanel
          tone="warning"
          message={say("box.sendAgainWarning")}
          actions={
            <Button size="small" onPress={box.lookAgain}>
              {say("task.checkAgain")}
            </Button>
          }
        />
      )}
      <BoxCheck box={box} />
      <BoxTable box={box} />
      <div className="box-actions">
        <Button onPress={() => window.print()}>{say("box.print")}</Button>
        <Download box={box} />
        {isOver && <Button onPress={box.clear}>{say("box.another")}</Button>}
        {isOver && (counts.valid ?? 0) + box.again.length > 0 && (
          <Button variant="primary" onPress={box.goOn}>
            {say("action.continue")}
          </Button>
        )}
      </div>
      <PrintedRows box={box} />
    </div>
  );
}

/** The reason why the run has stopped, and the ways to go on. */
function StopPanel(props: { box: BoxRunView; stop: BoxStop; resumed: string }) {
  const { box, stop, resumed } = props;
  const say = useMessages();
  const seconds = useSecondsUntil(stop.reason === "limited" ? stop.until : null);
  const goOn = (label = say("box.resume")) => (
    <Button variant="primary" onPress={box.goOn}>
      {label}
    </Button>
  );
  switch (stop.reason) {
    case "refused":
      return (
        <ErrorPanel
          title={say("failure.title")}
          message={<ServerText text={stop.text} />}
          actions={
            <>
              <Button onPress={box.goOn}>{say("box.sameCard")}</Button>
              <Button variant="primary" onPress={box.useAnotherCard}>
                {say("card.another")}
              </Button>
            </>
          }
        />
      );
    case "limited":
      return (
        <ErrorPanel
          tone="warning"
          isAnnounced={false}
          message={say("box.stop.limited", { seconds: seconds ?? 0 })}
        />
      );
    case "unknown":
      return (
        <ErrorPanel
          tone="warning"
          message={say("box.stop.unknown")}
          {...(stop.isSettled && { actions: goOn() })}
        >
          {!stop.isSettled && <p>{say("readBack.inProgress")}</p>}
        </ErrorPanel>
      );
    case "resumed":
      return <ErrorPanel tone="info" message={resumed} actions={goOn()} />;
    case "not-sent":
      return <ErrorPanel tone="warning" message={say(stop.code)} actions={goOn()} />;
    default:
      return (
        <ErrorPanel
          tone={stop.reason === "paused" ? "info" : "warning"}
          message={say(`box.stop.${stop.reason}`)}
          actions={goOn(stop.reason === "question" ? say("action.continue") : undefined)}
        />
      );
  }
}

/** A button that saves the receipt. Excel needs the byte order mark to read UTF-8. */
function Download({ box }: { box: BoxRunView }) {
  const say = useMessages();
  const { now } = useWaypost();
  const save = () => {
    const text = Papa.unparse([...box.receipt()], { escapeFormulae: true });
    saveFile(`box-${now().toISOString().slice(0, 10)}.csv`, "text/csv", `\uFEFF${text}`);
  };
  return <Button onPress={save}>{say("box.download")}</Button>;
}

/** All rows as a table for paper, because the list on the screen renders only visible rows. */
function PrintedRows({ box: { rows } }: { box: BoxRunView }) {
  const say = useMessages();
  const { price, time } = useFormats();
  const headers = [
    "imei.label",
    "registered.iccid",
    "plan.label",
    "box.amount",
    "box.status",
  ] as const;
  return (
    <table className="box-printed waypost-numbers">
      <thead>
        <tr>
          {[...headers, "box.time" as const].map((code) => (
            <th key={code}>{say(code)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { iccid, plan, amount = null, at = "" } = row.outcome ?? {};
          return (
            <tr key={row.id}>
              <td>{row.imei}</td>
              <td>{iccid}</td>
              <td>{plan}</td>
              <td>{amount === null ? "" : price(amount)}</td>
              <td>{say(`box.kind.${kindOfRow(row)}`)}</td>
              <td>{at === "" ? "" : time(new Date(at))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
