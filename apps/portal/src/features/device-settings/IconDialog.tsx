import { useMessages } from "@waypost/hooks";
import type { Icon } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { Dialog } from "@waypost/ui/Dialog";
import { IconPicker } from "@waypost/ui/IconPicker";
import { useMemo, useState } from "react";
import { iconOfId, iconPickerProps, type IconUrl } from "./tracker-icons.ts";

export interface IconDialogProps {
  /** Id of the device's icon, null for none. */
  chosen: string | null;
  iconUrl: IconUrl | undefined;
  onClose: () => void;
  onChoose: (icon: Icon) => void;
}

/**
 * The grid of icons. A choice is applied when it is confirmed, so that it can be previewed first.
 */
export function IconDialog({ chosen, iconUrl, onClose, onChoose }: IconDialogProps) {
  const say = useMessages();
  const picker = useMemo(() => iconPickerProps(say, iconUrl), [say, iconUrl]);
  const [id, setId] = useState(chosen);
  const icon = id === null ? null : iconOfId(id);
  return (
    <Dialog
      isOpen
      size="large"
      title={say("skins.pick")}
      labels={{ close: say("action.close") }}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {say("action.cancel")}
          </Button>
          <Button
            variant="primary"
            isDisabled={icon === null}
            onPress={() => {
              if (icon !== null) onChoose(icon);
            }}
          >
            {say("icon.use")}
          </Button>
        </>
      }
    >
      <IconPicker {...picker} isLabelHidden value={id} onChange={setId} />
    </Dialog>
  );
}
