import { useFormats, useMessages, type BoxListView, type BoxRunView } from "@waypost/hooks";
import { kindOfRow, type BoxKind, type BoxRow } from "@waypost/hooks/flows";
import { Checkbox } from "@waypost/ui/Checkbox";
import { Imei } from "@waypost/ui/Imei";
import { StateChip, type StateChipProps } from "@waypost/ui/StateChip";
import { Tabs } from "@waypost/ui/Tabs";
import { createContext, useContext, useState } from "react";
import { GridList, GridListItem } from "react-aria-components/GridList";
import { ListLayout, Virtualizer } from "react-aria-components/Virtualizer";
import { ServerText } from "../../app/ServerText.tsx";
import { BoxRowDialog } from "./BoxRowDialog.tsx";

type Listed = BoxListView | BoxRunView;

/** The tone of each kind, in the order of the filter. */
const TONES: Readonly<Record<BoxKind, StateChipProps["tone"]>> = {
  refused: "danger",
  unknown: "warning",
  invalid: "danger",
  "in-use": "danger",
  failed: "warning",
  unchecked: "neutral",
  sending: "neutral",
  valid: "success",
  registered: "success",
  "left-out": "neutral",
};

/** Read by the visible rows, so that a change rebuilds the collection only for changed devices. */
const Box = createContext<Listed | null>(null);

const canEdit = ({ outcome }: BoxRow) => outcome === null || outcome.status === "refused";

/** The devices of a box, filtered by kind. Only the visible rows are rendered. */
export function BoxTable({ box }: { box: Listed }) {
  const say = useMessages();
  const { number } = useFormats();
  const [wanted, setWanted] = useState("all");
  const [editedId, edit] = useState<string>();
  const { rows, counts } = box;
  const kinds = (Object.keys(TONES) as BoxKind[]).filter((kind) => counts[kind] !== undefined);
  const kind = kinds.find((one) => one === wanted);
  const edited = rows.find((row) => row.id === editedId && canEdit(row));
  const list = (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: 56 }}>
      <GridList
        aria-label={say("box.devices")}
        className="box-rows"
        items={kind === undefined ? rows : rows.filter((row) => kindOfRow(row) === kind)}
        // A row with a plan can be higher.
        dependencies={[say, box.phase === "list" && box.chosen]}
        onAction={(id) => edit(String(id))}
      >
        {(row) => (
          <GridListItem textValue={`${row.imei} ${row.name}`} className="box-row">
            <Row row={row} />
          </GridListItem>
        )}
      </GridList>
    </Virtualizer>
  );
  const tabOf = (id: string, label: string, count = 0) => ({
    id,
    label,
    badge: number(count),
    content: list,
  });
  return (
    <Box value={box}>
      <Tabs
        label={say("box.status")}
        selectedKey={kind ?? "all"}
        onSelectionChange={setWanted}
        tabs={[
          tabOf("all", say("box.all"), rows.length),
          ...kinds.map((one) => tabOf(one, say(`box.kind.${one}`), counts[one])),
        ]}
      />
      {edited && (
        <BoxRowDialog key={edited.id} row={edited} box={box} onClose={() => edit(undefined)} />
      )}
    </Box>
  );
}

function Row({ row }: { row: BoxRow }) {
  const say = useMessages();
  const box = useContext(Box);
  if (box === null) return null;
  const { outcome, imei, id } = row;
  const kind = kindOfRow(row);
  return (
    <>
      <Imei className="box-row-imei">{imei}</Imei>
      <span>{row.name}</span>
      <span className="waypost-quiet">{box.planOf(row)?.label ?? outcome?.plan ?? row.plan}</span>
      <span className="box-row-status">
        <StateChip tone={TONES[kind]} label={say(`box.kind.${kind}`)} />
        <Reason row={row} />
      </span>
      {box.phase === "run" && kind === "unknown" ? (
        <Checkbox
          isSelected={box.again.includes(id)}
          onChange={(isWanted) => box.sendAgain(id, isWanted)}
        >
          {say("unknown.sendAgain")}
        </Checkbox>
      ) : (
        canEdit(row) && <span className="box-row-edit">{say("devices.edit")}</span>
      )}
    </>
  );
}

/** The reason of the state of a device, in the words of the catalogue or the server. */
function Reason({ row: { check, outcome, isLeftOut } }: { row: BoxRow }) {
  const say = useMessages();
  if (outcome?.isReadBack) return <span>{say("box.readBack")}</span>;
  if (outcome !== null) return outcome.text ? <ServerText text={outcome.text} /> : null;
  if (isLeftOut || !("reason" in check)) return null;
  const { reason } = check;
  return "code" in reason ? <span>{say(reason.code)}</span> : <ServerText text={reason.text} />;
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
