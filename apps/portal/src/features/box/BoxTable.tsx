import { useFormats, useMessages, type BoxListView, type BoxRunView } from "@waypost/hooks";
import { kindOfRow, type BoxKind, type BoxRow } from "@waypost/hooks/flows";
import { planKind } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { Checkbox } from "@waypost/ui/Checkbox";
import { Dialog } from "@waypost/ui/Dialog";
import { Imei } from "@waypost/ui/Imei";
import { Select } from "@waypost/ui/Select";
import { StateChip, type StateChipProps } from "@waypost/ui/StateChip";
import { Tabs } from "@waypost/ui/Tabs";
import { TextField } from "@waypost/ui/TextField";
import { createContext, useContext, useState } from "react";
import { GridList, GridListItem } from "react-aria-components/GridList";
import { ListLayout, Virtualizer } from "react-aria-components/Virtualizer";
import { ServerText } from "../../app/ServerText.tsx";

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
  "appears-registered": "success",
  "left-out": "neutral",
};

/** Read by the visible rows, so that a change rebuilds the collection only for changed devices. */
const Box = createContext<Listed | null>(null);

const canEdit = ({ outcome }: BoxRow) =>
  outcome === null || outcome.status === "refused" || outcome.status === "in-use";

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
function Reason({ row }: { row: BoxRow }) {
  const { check, outcome, isLeftOut, plan } = row;
  const say = useMessages();
  const box = useContext(Box);
  if (outcome?.status === "appears-registered") return <span>{say("box.readBack")}</span>;
  if (outcome !== null) return outcome.text ? <ServerText text={outcome.text} /> : null;
  // The list names a plan that is not on sale.
  if (check.status === "valid" && plan !== "" && box?.planOf(row) === undefined)
    return <span>{say("servicePlan.required")}</span>;
  if (isLeftOut || !("reason" in check)) return null;
  const { reason } = check;
  return "code" in reason ? <span>{say(reason.code)}</span> : <ServerText text={reason.text} />;
}

/** A dialog that edits a device. Nothing changes in the box before Save. */
function BoxRowDialog(props: { row: BoxRow; box: Listed; onClose: () => void }) {
  const { row, box, onClose } = props;
  const say = useMessages();
  const [imei, setImei] = useState(row.imei);
  const [name, setName] = useState(row.name);
  const [plan, setPlan] = useState(row.plan && (box.planOf(row)?.id ?? ""));
  const [isLeftOut, leaveOut] = useState(row.isLeftOut);
  const kind = row.check.status === "valid" ? planKind(row.check.category) : null;
  const plans = kind === null ? null : box.plans[kind];
  const save = () => {
    box.edit(row.id, { imei, name, isLeftOut, ...(plans && { plan }) });
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="medium"
      title={say("devices.edit")}
      onClose={onClose}
      labels={{ close: say("action.close") }}
      footer={
        <Button variant="primary" onPress={save}>
          {say("action.save")}
        </Button>
      }
    >
      <TextField label={say("imei.label")} hasNumbers value={imei} onChange={setImei} />
      <TextField label={say("box.name")} value={name} onChange={setName} />
      {plans !== null && (
        <Select
          label={say("plan.label")}
          options={[{ id: "", label: say("box.planOfKind") }, ...plans]}
          value={plan}
          onChange={setPlan}
        />
      )}
      <Checkbox isSelected={isLeftOut} onChange={leaveOut}>
        {say("box.leaveOut")}
      </Checkbox>
    </Dialog>
  );
}
