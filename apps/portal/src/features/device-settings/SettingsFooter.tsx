import { useMessages, useSettingsChanges } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { useIsOffline } from "../../app/OfflineBanner.tsx";
import type { OpenSettings } from "./open-settings.ts";
import { UpgradeLink } from "./UpgradeLink.tsx";

/** The number of changes, and the link to a plan with more features. */
export function FooterNote({ settings }: { settings: OpenSettings }) {
  const say = useMessages();
  const { changes } = useSettingsChanges(settings);
  const { phase } = settings;
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
      <UpgradeLink settings={settings} text={say("settings.upgrade")} />
    </div>
  );
}

export function FooterButtons({ settings }: { settings: OpenSettings }) {
  const say = useMessages();
  const { changes, undo } = useSettingsChanges(settings);
  const { phase, submit } = settings;
  const isSaving = phase === "saving";
  return (
    <>
      <Button
        variant="quiet"
        onPress={({ target }) => {
          undo();
          // The focused button disappears when there is nothing left to undo.
          target.closest<HTMLElement>("[role=dialog]")?.focus();
        }}
        isDisabled={isSaving || changes === 0}
      >
        {say("settings.undo")}
      </Button>
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
