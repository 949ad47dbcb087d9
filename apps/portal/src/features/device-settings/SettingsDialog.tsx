import {
  type DeviceSettings,
  useMessages,
  useSettingsChanges,
  useSettingsField,
} from "@waypost/hooks";
import { countChanges } from "@waypost/hooks/flows";
import { Dialog } from "@waypost/ui/Dialog";
import { useEffect, useRef, useState } from "react";
import { toasts } from "../../app/notices.ts";
import { useNickname, renameDevice } from "../devices/nicknames.ts";
import type { OpenSettings } from "./open-settings.ts";
import { DisplayOptions } from "./DisplayOptions.tsx";
import { SettingsForm } from "./SettingsForm.tsx";
import "./device-settings.css";
import { iconCode } from "@waypost/hooks/rules";
import { saveIcon } from "../devices/chosen-icons.ts";
import { Reason } from "@waypost/ui/ActionBar";
import { Button } from "@waypost/ui/Button";
import { Question } from "../../app/Question.tsx";
import { useIsOffline } from "../../app/OfflineBanner.tsx";
import { UpgradeLink } from "./UpgradeLink.tsx";

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
  const onClose = () => {
    if (countChanges(settings.run.getState().form) > 0) setAsking(true);
    else close();
  };
  useBack(() => (isAsking ? setAsking(false) : onClose()));
  return (
    <Dialog
      isOpen
      size="xlarge"
      title={say("settings.title")}
      subtitle={name}
      labels={{ close: say("action.close") }}
      onClose={onClose}
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

/**
 * Lets the Back button do what Escape does. The dialog has a history entry of its own, which is
 * added again whenever Back has left it, and removed when the dialog closes.
 */
function useBack(onBack: () => void): void {
  const latest = useRef(onBack);
  const isShown = useRef(false);
  useEffect(() => void (latest.current = onBack));
  useEffect(() => {
    const { history, location } = window;
    const { href } = location;
    const isOver = () => (history.state as { isOver?: true } | null)?.isOver === true;
    const enter = () => {
      if (!isOver()) history.pushState({ ...history.state, isOver: true }, "");
    };
    const follow = () => {
      if (isOver() || location.href !== href) return;
      enter();
      latest.current();
    };
    isShown.current = true;
    enter();
    window.addEventListener("popstate", follow);
    return () => {
      window.removeEventListener("popstate", follow);
      isShown.current = false;
      // Strict mode shows the dialog again at once.
      queueMicrotask(() => {
        if (!isShown.current && isOver() && location.href === href) history.back();
      });
    };
  }, []);
}

/** Returns the owner's name of the device: the one in this browser, or else the loaded one. */
function useNameOf({ run }: OpenSettings): string {
  // Both change only together with the phase, which re-renders the dialog.
  const { imei, device_name: name } = run.getState().form.loaded;
  const nickname = useNickname(typeof imei === "string" ? imei : "");
  return nickname || (typeof name === "string" ? name : "");
}

/** Saves the device's loaded or saved icon in this browser, for the account page. */
function useSaveIcon(settings: DeviceSettings): void {
  const customerId = useSettingsField(settings, "customer_id").value;
  const imei = useSettingsField(settings, "imei").value;
  const { value: icon, isEdited } = useSettingsField(settings, "icon");
  const id = icon === null ? "" : iconCode(icon);
  const { run } = settings;
  const isSaving = settings.phase === "saving";
  useEffect(() => {
    const keep = () => {
      if (customerId !== "" && imei !== "") saveIcon(customerId, imei, id);
    };
    if (!isEdited) keep();
    // Only an accepted save closes the dialog and runs this cleanup.
    return () => {
      if (isSaving && run.getState().screen.phase === "closed") keep();
    };
  }, [customerId, imei, id, isEdited, isSaving, run]);
}

/** Saves a changed name of the device in this browser, for the receipt and the account page. */
function useSaveName(settings: DeviceSettings): void {
  const customerId = useSettingsField(settings, "customer_id").value;
  const imei = useSettingsField(settings, "imei").value;
  const { run } = settings;
  const isSaving = settings.phase === "saving";
  useEffect(() => {
    if (!isSaving || customerId === "" || imei === "") return undefined;
    const { edits, loaded: before } = run.getState().form;
    const { device_name: name } = edits;
    if (typeof name !== "string" || name === before["device_name"]) return undefined;
    return () => {
      const {
        form: { loaded },
        screen: { phase },
      } = run.getState();
      // After a save without a reply, the settings that were read back contain the new name.
      const isSaved = phase === "closed" || loaded["device_name"] === name;
      if (isSaved) renameDevice(customerId, imei, name);
    };
  }, [customerId, imei, isSaving, run]);
}

/** Asks before the dialog is closed, because closing discards the edits, as documented. */
function CloseQuestion(props: {
  settings: DeviceSettings;
  onStay: () => void;
  onDiscard: () => void;
}) {
  const { settings, onStay, onDiscard } = props;
  const say = useMessages();
  const { changes, names } = useSettingsChanges(settings);
  return (
    <Question
      isOpen
      title={say("settings.closeTitle")}
      onClose={onStay}
      footer={
        <>
          <Button variant="quiet" onPress={onDiscard}>
            {say("settings.discard")}
          </Button>
          <Button variant="primary" onPress={onStay}>
            {say("settings.keepEditing")}
          </Button>
        </>
      }
    >
      <p>{say("settings.closeText", { count: changes })}</p>
      <ul className="settings-lost">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Question>
  );
}

/** The number of changes, and the link to a plan with more features. */
function FooterNote({ settings }: { settings: OpenSettings }) {
  const say = useMessages();
  const { changes } = useSettingsChanges(settings);
  const { phase } = settings;
  const isOffline = useIsOffline();
  return (
    <div className="settings-foot">
      <output className="waypost-numbers" data-changed={changes > 0 || undefined}>
        <span id="settings-changes">
          {phase === "saving"
            ? say("settings.saving")
            : changes === 0
              ? say("settings.noChanges")
              : say("settings.changes", { count: changes })}
        </span>
        {isOffline && <span className="settings-offline">{say("settings.offline")}</span>}
      </output>
      <UpgradeLink settings={settings} text={say("settings.upgrade")} />
    </div>
  );
}

function FooterButtons({ settings }: { settings: OpenSettings }) {
  const say = useMessages();
  const { changes, undo } = useSettingsChanges(settings);
  const { phase, submit } = settings;
  const isSaving = phase === "saving";
  return (
    <>
      <Reason id="settings-changes">
        <Button variant="quiet" onPress={undo} isDisabled={isSaving || changes === 0}>
          {say("settings.undo")}
        </Button>
      </Reason>
      <Button
        variant={changes === 0 ? "secondary" : "primary"}
        onPress={submit}
        isPending={isSaving}
      >
        {say("action.save")}
      </Button>
    </>
  );
}
