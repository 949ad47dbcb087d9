import { useMessages } from "@waypost/hooks";
import { countChanges } from "@waypost/hooks/flows";
import { Dialog } from "@waypost/ui/Dialog";
import { useEffect, useState } from "react";
import { toasts } from "../../app/notices.ts";
import { useNickname } from "../devices/nicknames.ts";
import { CloseQuestion } from "./CloseQuestion.tsx";
import type { OpenSettings } from "./open-settings.ts";
import { DisplayOptions } from "./DisplayOptions.tsx";
import { FooterButtons, FooterNote } from "./SettingsFooter.tsx";
import { SettingsForm } from "./SettingsForm.tsx";
import { useSaveIcon } from "./use-save-icon.ts";
import { useSaveName } from "./use-save-name.ts";
import "./device-settings.css";

/** The settings of a device, with the form on the left and a preview on the right. */
export function SettingsDialog({ settings }: { settings: OpenSettings }) {
  const say = useMessages();
  const { phase, close } = settings;
  const [isAsking, setAsking] = useState(false);
  const name = useNameOf(settings);
  const isSaving = phase === "saving";
  useSaveIcon(settings);
  useSaveName(settings);
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
        if (countChanges(settings.runner.getState()) > 0) setAsking(true);
        else close();
      }}
      note={<FooterNote settings={settings} />}
      footer={<FooterButtons settings={settings} />}
    >
      <div className="settings" inert={isSaving} aria-busy={isSaving}>
        <SettingsForm settings={settings} />
        <DisplayOptions settings={settings} />
      </div>
      {isAsking && (
        <CloseQuestion settings={settings} onStay={() => setAsking(false)} onDiscard={close} />
      )}
    </Dialog>
  );
}

/** Returns the owner's name of the device: the one in this browser, or else the loaded one. */
function useNameOf({ runner }: OpenSettings): string {
  // Both change only together with the phase, which re-renders the dialog.
  const { imei, device_name: name } = runner.getState().loaded;
  const nickname = useNickname(typeof imei === "string" ? imei : "");
  return nickname || (typeof name === "string" ? name : "");
}
