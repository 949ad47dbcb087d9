import {
  useDeviceSettings,
  useDeviceSettingsState,
  useMessages,
  type DeviceSettingsRun,
} from "@waypost/hooks";
import { countChanges } from "@waypost/hooks/flows";
import { Dialog } from "@waypost/ui/Dialog";
import { useEffect, useState } from "react";
import { toasts } from "../../app/notices.ts";
import { useNickname } from "../devices/nicknames.ts";
import { CloseQuestion } from "./CloseQuestion.tsx";
import { DisplayOptions } from "./DisplayOptions.tsx";
import { FooterButtons, FooterNote } from "./SettingsFooter.tsx";
import { SettingsForm } from "./SettingsForm.tsx";
import { useKeptIcon } from "./use-kept-icon.ts";
import { useKeptName } from "./use-kept-name.ts";
import "./device-settings.css";

/** The settings of a device: the form on the left, what the device shows on the right. */
export function SettingsDialog({ run }: { run: DeviceSettingsRun }) {
  const say = useMessages();
  const { phase, close } = useDeviceSettings(run);
  const [isAsking, setAsking] = useState(false);
  const name = useNameOf(run);
  const isSaving = phase === "saving";
  useKeptIcon(run);
  useKeptName(run);
  // An earlier toast would cover the heading and the Close button.
  useEffect(() => toasts.clear(), []);
  return (
    <Dialog
      isOpen
      size="xlarge"
      title={say("settings.title")}
      subtitle={name}
      labels={{ close: say("action.close") }}
      onClose={() => {
        if (countChanges(run.getState()) > 0) setAsking(true);
        else close();
      }}
      note={<FooterNote run={run} />}
      footer={<FooterButtons run={run} />}
    >
      <div className="settings" inert={isSaving} aria-busy={isSaving}>
        <SettingsForm run={run} />
        <DisplayOptions run={run} />
      </div>
      {isAsking && <CloseQuestion run={run} onStay={() => setAsking(false)} onDiscard={close} />}
    </Dialog>
  );
}

/** What the owner calls the device: in this browser, or else in its settings as they were loaded. */
function useNameOf(run: DeviceSettingsRun): string {
  const loaded = useDeviceSettingsState(run, ({ loaded: settings }) => settings);
  const { imei, device_name: name } = loaded;
  const nickname = useNickname(typeof imei === "string" ? imei : "");
  return nickname || (typeof name === "string" ? name : "");
}
