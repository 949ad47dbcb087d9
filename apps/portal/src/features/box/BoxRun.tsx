import {
  useFormats,
  useMessages,
  useSecondsUntil,
  useWaypost,
  type BoxRunView,
} from "@waypost/hooks";
import { kindOfRow, type BoxRow, type BoxStop } from "@waypost/hooks/flows";
import { Button } from "@waypost/ui/Button";
import { Announcement } from "@waypost/ui/DeviceRow";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { Result } from "@waypost/ui/Result";
import Papa from "papaparse";
import { Heading } from "../../app/Heading.tsx";
import { saveFile } from "../../app/save-file.ts";
import { ServerText } from "../../app/ServerText.tsx";
import { useLeaveGuard } from "../../app/use-leave-guard.ts";
import { BoxCheck, Progress } from "./BoxList.tsx";
import { BoxTable } from "./BoxTable.tsx";

/** The run of the registrations of a box, and its receipt. */
export function BoxRun({ box }: { box: BoxRunView }) {
  const say = useMessages();
  const { number } = useFormats();
  const { counts, isRunning, isPausing, stop, rows } = box;
  const { registered = 0, unknown = 0, valid = 0, "left-out": leftOut = 0 } = counts;
  const done = registered + (counts["appears-registered"] ?? 0);
  const total = rows.length - leftOut;
  const rest = valid + box.again.length;
  const isOver = !isRunning && stop === null;
  const texts = { done: number(done), total: number(total), unknown: number(unknown) };
  const text = say("box.progress", texts);
  // Announced about ten times in a run, whatever the number of devices.
  const heard = done - (done % Math.ceil(total / 10));
  const tone = unknown > 0 ? "unknown" : done < total ? "partial" : "done";
  useLeaveGuard(isRunning);
  return (
    <div className="box">
      <Heading>{say(isOver ? "box.over" : "confirm.registering")}</Heading>
      {isOver ? (
        <Result tone={tone} message={text} />
      ) : (
        <Progress {...{ done, total, text }}>
          {isRunning && (
            <>
              <p className="waypost-quiet">{say(isPausing ? "box.pausing" : "box.stay")}</p>
              <Button isDisabled={isPausing} onPress={box.pause}>
                {say("box.pause")}
              </Button>
            </>
          )}
        </Progress>
      )}
      <Announcement
        text={isRunning && heard > 0 ? say("box.progress", { ...texts, done: number(heard) }) : ""}
      />
      {stop !== null && !isOver && (
        <Stop {...{ box, stop }} resumed={say("box.stop.resumed", texts)} />
      )}
      {unknown > 0 && !isRunning && (
        <ErrorPanel
          tone="warning"
          message={say("box.sendAgainWarning")}
          actions={<Button onPress={box.lookAgain}>{say("task.checkAgain")}</Button>}
        />
      )}
      {!isRunning && <BoxCheck box={box} />}
      <BoxTable box={box} />
      <div className="box-actions">
        <Button onPress={() => window.print()}>{say("box.print")}</Button>
        <Download receipt={box.receipt} />
        {isOver && <Button onPress={box.clear}>{say("box.another")}</Button>}
        {isOver && rest > 0 && (
          <Button variant="primary" onPress={box.goOn}>
            {say("action.continue")}
          </Button>
        )}
      </div>
      <PrintedRows rows={rows} />
    </div>
  );
}

/** The reason why the run has stopped, and the ways to go on. */
function Stop(props: { box: BoxRunView; stop: BoxStop; resumed: string }) {
  const { box, stop, resumed } = props;
  const { reason } = stop;
  const say = useMessages();
  const seconds = useSecondsUntil(reason === "limited" ? stop.until : null) ?? 0;
  const isLooking = reason === "unknown" && !stop.isSettled;
  const isRefused = reason === "refused";
  const message = () => {
    if (reason === "refused") return <ServerText text={stop.text} />;
    if (reason === "not-sent") return say(stop.code);
    if (reason === "limited") return say("box.stop.limited", { seconds });
    return reason === "resumed" || reason === "unknown" ? resumed : say(`box.stop.${reason}`);
  };
  return (
    <ErrorPanel
      tone={isRefused ? "danger" : reason === "paused" || reason === "resumed" ? "info" : "warning"}
      isAnnounced={reason !== "limited"}
      message={message()}
      actions={
        isRefused ? (
          <>
            <Button onPress={box.goOn}>{say("box.sameCard")}</Button>
            <Button variant="primary" onPress={box.useAnotherCard}>
              {say("card.another")}
            </Button>
          </>
        ) : (
          reason !== "limited" && (
            <Button variant="primary" onPress={box.goOn}>
              {say(reason === "question" ? "action.continue" : "box.resume")}
            </Button>
          )
        )
      }
    >
      {reason === "unknown" && <p>{say("box.stop.unknown")}</p>}
      {isLooking && <p>{say("readBack.inProgress")}</p>}
    </ErrorPanel>
  );
}

/** A button that saves the receipt. Excel needs the byte order mark to read UTF-8. */
function Download({ receipt }: Pick<BoxRunView, "receipt">) {
  const say = useMessages();
  const { now } = useWaypost();
  const save = () => {
    const text = Papa.unparse([...receipt()], { escapeFormulae: true });
    saveFile(`box-${now().toISOString().slice(0, 10)}.csv`, "text/csv", `\uFEFF${text}`);
  };
  return <Button onPress={save}>{say("box.download")}</Button>;
}

/** All rows as a table for paper, because the list on the screen renders only visible rows. */
export function PrintedRows({ rows }: { rows: readonly BoxRow[] }) {
  const say = useMessages();
  const { price, time } = useFormats();
  const cellsOf = (row: BoxRow) => {
    const { iccid, plan, amount = null, at = "" } = row.outcome ?? {};
    const paid = amount === null ? "" : price(amount);
    const status = say(`box.kind.${kindOfRow(row)}`);
    return [row.imei, iccid, plan, paid, status, at && time(new Date(at))];
  };
  return (
    <table className="box-printed waypost-numbers">
      <thead>
        <tr>
          {PRINTED.map((code) => (
            <th key={code}>{say(code)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {cellsOf(row).map((cell, at) => (
              <td key={PRINTED[at]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const PRINTED = [
  "imei.label",
  "registered.iccid",
  "plan.label",
  "box.amount",
  "box.status",
  "box.time",
] as const;
