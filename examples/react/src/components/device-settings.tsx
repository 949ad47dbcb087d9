import { Alert, AlertDescription } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import {
  useDeviceSettings,
  useFieldErrors,
  useMessages,
  useSettingsChanges,
  type DeviceSettings as Settings,
} from "@waypost/hooks";
import type { DeviceSettingsInput } from "@waypost/hooks/flows";
import { SETTINGS_FIELDS } from "@waypost/hooks/rules";
import type { ReactNode } from "react";
import { AlertTable } from "@/components/device-alerts";
import {
  isOfSecondPhone,
  Odometer,
  SecondPhone,
  Setting,
  TripMode,
} from "@/components/device-setting";
import { Part } from "@/components/waypost-part";

const SECTIONS = ["device", "contacts", "alerts", "thresholds", "expert", "display"] as const;

/**
 * Reads and saves the settings of a device. `WaypostApi` needs its `token` for them. Settings that
 * were not edited are saved exactly as they were loaded.
 */
export function DeviceSettings({ input }: { input: DeviceSettingsInput }) {
  const say = useMessages();
  const settings = useDeviceSettings(input);
  if (settings.phase === "closed") {
    return (
      <Part title={say("settings.title")}>
        <Button size="lg" className="justify-self-start" onPress={settings.open}>
          {say("registered.setUp")}
        </Button>
      </Part>
    );
  }
  if (settings.phase === "loading") {
    return (
      <Part title={say("settings.title")}>
        <output aria-label={say("settings.loading")} className="grid gap-3">
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
          <Skeleton className="h-40" />
        </output>
      </Part>
    );
  }
  const isSaving = settings.phase === "saving";
  return (
    <Part title={say("settings.title")}>
      <form noValidate className="grid gap-8" onSubmit={settings.submit}>
        {settings.failure !== null && (
          <Alert variant={settings.failure.result === "refused" ? "destructive" : "default"}>
            <AlertDescription>
              <p>{say("settings.saveFailed", { text: settings.failure.text })}</p>
              {settings.failure.result === "unknown" && <p>{say("settings.saveUnknown")}</p>}
              {settings.failure.result === "saved" && <p>{say("settings.appearsSaved")}</p>}
            </AlertDescription>
          </Alert>
        )}
        {SECTIONS.map((section) => (
          <Section key={section} section={section} settings={settings} />
        ))}
        <Footer settings={settings}>
          <Button variant="outline" size="lg" isDisabled={isSaving} onPress={settings.close}>
            {say("action.close")}
          </Button>
          <Button type="submit" size="lg" isPending={isSaving}>
            {say("action.save")}
          </Button>
        </Footer>
      </form>
    </Part>
  );
}

function Section(props: { section: (typeof SECTIONS)[number]; settings: Settings }) {
  const { section, settings } = props;
  const { kind } = settings;
  const say = useMessages();
  const fields = SETTINGS_FIELDS[kind].filter((one) => one.section === section);
  if (fields.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h3 className="border-b pb-2 text-base font-medium">{say(`settings.section.${section}`)}</h3>
      {fields.map(
        (field) => !isOfSecondPhone(field) && <Setting key={field.name} {...{ settings, field }} />,
      )}
      {section === "device" && <Odometer settings={settings} />}
      {section === "contacts" && <SecondPhone settings={settings} />}
      {section === "alerts" && kind === "gps" && <TripMode settings={settings} />}
      {section === "alerts" && <AlertTable settings={settings} />}
    </section>
  );
}

function Footer({ settings, children }: { settings: Settings; children: ReactNode }) {
  const say = useMessages();
  const { changes, undo } = useSettingsChanges(settings);
  const { fieldErrors } = useFieldErrors({ run: settings.run });
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      <output className="mr-auto text-muted-foreground">
        {fieldErrors.length > 0
          ? say("form.errors", { count: fieldErrors.length })
          : say(changes === 0 ? "settings.noChanges" : "settings.changes", { count: changes })}
      </output>
      <Button variant="ghost" size="lg" isDisabled={changes === 0} onPress={undo}>
        {say("settings.undo")}
      </Button>
      {children}
    </div>
  );
}
