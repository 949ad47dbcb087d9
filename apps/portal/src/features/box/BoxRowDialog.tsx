import { useMessages, type BoxListView, type BoxRunView } from "@waypost/hooks";
import type { BoxRow } from "@waypost/hooks/flows";
import { planKind } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { Checkbox } from "@waypost/ui/Checkbox";
import { Dialog } from "@waypost/ui/Dialog";
import { Select } from "@waypost/ui/Select";
import { TextField } from "@waypost/ui/TextField";
import { useState } from "react";

/** A dialog that edits a device. Nothing changes in the box before Save. */
export function BoxRowDialog(props: {
  row: BoxRow;
  box: BoxListView | BoxRunView;
  onClose: () => void;
}) {
  const { row, box, onClose } = props;
  const say = useMessages();
  const [imei, setImei] = useState(row.imei);
  const [name, setName] = useState(row.name);
  const [plan, setPlan] = useState(row.plan && (box.planOf(row)?.id ?? ""));
  const [isLeftOut, leaveOut] = useState(row.isLeftOut);
  const kind = row.check.status === "valid" ? planKind(row.check.category) : null;
  const plans = kind !== null && box.phase === "list" ? box.plans[kind] : null;
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
