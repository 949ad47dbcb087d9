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

/** Read by the visible rows, so that the collection is only built again for changed rows. */
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
  const selected = kinds.find((kind) => kind === wanted);
  const shown = rows.filter((row) => selected === undefined || kindOfRow(row) === selected);
  const edited = rows.find((row) => row.id === editedId && canEdit(row));
  const list = (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: 56 }}>
      <GridList
        aria-label={say("box.devices")}
        className="box-rows"
        items={shown}
        onAction={(id) => edit(String(id))}
      >
        {(row) => (
          <GridListItem id={row.id} textValue={`${row.imei} ${row.name}`} className="box-row">
            <Row row={row} />
          </GridListItem>
        )}
      </GridList>
    </Virtualizer>
  );
  return (
    <Box value={box}>
      <Tabs
        label={say("box.status")}
        selectedKey={selected ?? "all"}
        onSelectionChange={setWanted}
        tabs={[
          { id: "all", label: say("box.all"), badge: number(rows.length), content: list },
          ...kinds.map((kind) => ({
            id: kind,
            label: say(`box.kind.${kind}`),
            badge: number(counts[kind] ?? 0),
            content: list,
          })),
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
  const { check, outcome, imei, name } = row;
  const kind = kindOfRow(row);
  const plan =
    outcome?.plan || box.planOf(row)?.label || row.plan || (check.status === "valid" && "–");
  return (
    <>
      <span className="box-row-imei">
        <Imei>{imei}</Imei>
      </span>
      <span className="box-row-name">{name}</span>
      <span className="box-row-plan waypost-quiet">{plan}</span>
      <span className="box-row-status">
        <StateChip tone={TONES[kind]} label={say(`box.kind.${kind}`)} />
        <Reason row={row} />
      </span>
      {box.phase === "run" && kind === "unknown" ? (
        <Checkbox
          aria-label={`${say("unknown.sendAgain")}, ${imei}`}
          isSelected={box.again.includes(row.id)}
          onChange={(isWanted) => box.sendAgain(row.id, isWanted)}
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
  if (outcome?.isReadBack) return <span className="waypost-quiet">{say("box.readBack")}</span>;
  if (outcome !== null) return outcome.text ? <ServerText text={outcome.text} /> : null;
  if (isLeftOut || !("reason" in check)) return null;
  const { reason } = check;
  return "code" in reason ? <span>{say(reason.code)}</span> : <ServerText text={reason.text} />;
}
