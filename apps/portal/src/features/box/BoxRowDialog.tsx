import { useMessages, type BoxListView, type BoxRunView } from "@waypost/hooks";
import type { BoxRow } from "@waypost/hooks/flows";
import { planKind } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { Checkbox } from "@waypost/ui/Checkbox";
import { Dialog } from "@waypost/ui/Dialog";
import { Form } from "@waypost/ui/Form";
import { Select } from "@waypost/ui/Select";
import { TextField } from "@waypost/ui/TextField";
import { useState } from "react";
import { submitting } from "../../app/submitting.ts";

/** A dialog that edits a device. Nothing changes in the box before Save. */
export function BoxRowDialog(props: {
  row: BoxRow;
  box: BoxListView | BoxRunView;
  onClose: () => void;
}) {
  const { row, box, onClose } = props;
  const say = useMessages();
  const own = row.plan === "" ? "" : (box.planOf(row)?.id ?? "");
  const [plan, setPlan] = useState(own);
  const [draft, setDraft] = useState({
    imei: row.imei,
    name: row.name,
    isLeftOut: row.isLeftOut,
  });
  const change = (patch: Partial<typeof draft>) => setDraft({ ...draft, ...patch });
  const kind = row.check.status === "valid" ? planKind(row.check.category) : null;
  const plans = kind !== null && box.phase === "list" ? box.plans[kind] : null;
  const save = () => {
    box.edit(row.id, plans === null ? draft : { ...draft, plan });
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="medium"
      title={say("devices.edit")}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {say("action.cancel")}
          </Button>
          <Button variant="primary" onPress={save}>
            {say("action.save")}
          </Button>
        </>
      }
    >
      <Form onSubmit={submitting(save)}>
        <TextField
          hasNumbers
          inputMode="numeric"
          label={say("imei.label")}
          value={draft.imei}
          onChange={(imei) => change({ imei })}
        />
        <TextField
          label={say("box.name")}
          value={draft.name}
          onChange={(name) => change({ name })}
        />
        {plans !== null && (
          <Select
            label={say("plan.label")}
            options={[{ id: "", label: say("box.planOfKind") }, ...plans]}
            value={plan}
            onChange={setPlan}
          />
        )}
        <Checkbox isSelected={draft.isLeftOut} onChange={(isLeftOut) => change({ isLeftOut })}>
          {say("box.leaveOut")}
        </Checkbox>
      </Form>
    </Dialog>
  );
}
