import {
  useDeviceSettings,
  useMessages,
  useSettingsChanges,
  type DeviceSettingsRun,
} from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { useIsOffline } from "../../app/OfflineBand.tsx";
import { UpgradeLink } from "./UpgradeLink.tsx";

/** The number of changes, and the link to a plan with more features. */
export function FooterNote({ run }: { run: DeviceSettingsRun }) {
  const say = useMessages();
  const { changes } = useSettingsChanges(run);
  const { phase } = useDeviceSettings(run);
  const isOffline = useIsOffline();
  return (
    <div className="settings-foot">
      <output className="waypost-numbers" data-changed={changes > 0 || undefined}>
        <span>
          {phase === "saving"
            ? say("settings.saving")
            : changes === 0
              ? say("settings.noChanges")
              : say("settings.changes", { count: changes })}
        </span>
        {isOffline && <span className="settings-offline">{say("settings.offline")}</span>}
      </output>
      <UpgradeLink run={run} text={say("settings.upgrade")} />
    </div>
  );
}

export function FooterButtons({ run }: { run: DeviceSettingsRun }) {
  const say = useMessages();
  const { changes, undo } = useSettingsChanges(run);
  const { phase, save } = useDeviceSettings(run);
  const isSaving = phase === "saving";
  return (
    <>
      <Button
        variant="quiet"
        onPress={({ target }) => {
          undo();
          // The button that had the focus cannot keep it, because there is nothing left to undo.
          target.closest<HTMLElement>("[role=dialog]")?.focus();
        }}
        isDisabled={isSaving || changes === 0}
      >
        {say("settings.undo")}
      </Button>
      <Button variant="primary" onPress={save} isPending={isSaving}>
        {say("action.save")}
      </Button>
    </>
  );
}
