import {
  useAlertRow,
  useAlertTotals,
  useMessages,
  type DeviceSettings,
  useSettingsField,
} from "@waypost/hooks";
import type { AlertRowId } from "@waypost/hooks/flows";
import { AlertRow, AlertTable, AlertTotals } from "@waypost/ui/AlertTable";
import { useMemo } from "react";
import { LockNote } from "./LockNote.tsx";
import { SettingsSection } from "./SettingsSection.tsx";
import { RadioCards } from "@waypost/ui/RadioCards";
import { PreviousValue } from "./PreviousValue.tsx";

/** The alerts and their channels. */
export function AlertsSection({ settings }: { settings: DeviceSettings }) {
  const say = useMessages();
  const { kind, alertRows } = settings;
  const columns = useMemo(
    () => ({
      all: say("alerts.master"),
      push: say("alerts.push"),
      email: say("alerts.email"),
      sms: say("alerts.sms"),
    }),
    [say],
  );
  return (
    <SettingsSection settings={settings} section="alerts" title={say("settings.section.alerts")}>
      {kind === "gps" && <TripMode settings={settings} />}
      <AlertTable
        label={say("alerts.title")}
        alertLabel={say("alerts.type")}
        columns={columns}
        totals={<Totals settings={settings} />}
      >
        {alertRows.map((id) => (
          <Row key={id} settings={settings} id={id} />
        ))}
      </AlertTable>
    </SettingsSection>
  );
}

function Totals({ settings }: { settings: DeviceSettings }) {
  const say = useMessages();
  const totals = useAlertTotals(settings);
  const some = (isSome: boolean) => (isSome ? say("alerts.some") : undefined);
  const { push, email, sms, onChange } = totals;
  return (
    <AlertTotals
      label={say("alerts.every")}
      totals={{
        all: { name: say("alerts.all"), isOn: totals.all },
        push: { name: say("alerts.allPush"), isOn: push, someText: some(totals.isSomePush) },
        email: { name: say("alerts.allEmail"), isOn: email, someText: some(totals.isSomeEmail) },
        sms: { name: say("alerts.allSms"), isOn: sms, someText: some(totals.isSomeSms) },
      }}
      onSwitch={onChange}
    />
  );
}

function Row({ settings, id }: { settings: DeviceSettings; id: AlertRowId }) {
  const say = useMessages();
  const row = useAlertRow(settings, id);
  const { master, lockedBy, smsLockedBy, nameOf, onChange } = row;
  const isLocked = lockedBy !== null;
  const isPart = master === null;
  const lock = lockedBy ?? smsLockedBy;
  const cell = (channel: "push" | "email" | "sms") => ({
    name: nameOf(channel),
    isOn: row[channel],
    isLocked: isLocked || (channel === "sms" && smsLockedBy !== null),
  });
  return (
    <AlertRow
      label={row.label}
      isPart={isPart}
      isLocked={isLocked}
      someText={row.isSome && !isPart ? say("alerts.some") : undefined}
      editedText={row.isEdited ? say("settings.changed") : undefined}
      {...(lock !== null &&
        !isPart && {
          lock: <LockNote settings={settings} feature={lock} linkText={row.upgradeText ?? ""} />,
        })}
      cells={{
        all: isPart ? null : { name: nameOf("master"), isOn: master, isLocked },
        push: cell("push"),
        email: cell("email"),
        sms: cell("sms"),
      }}
      onSwitch={(column, on) => onChange(column === "all" ? "master" : column, on)}
    />
  );
}

/** The way a tracker detects the start and end of a trip. */
function TripMode({ settings }: { settings: DeviceSettings }) {
  const say = useMessages();
  const {
    value: mode,
    stored,
    isEdited,
    isEmailOnly,
    onChange,
  } = useSettingsField(settings, "trip-mode");
  const gsensor = say("trip.gsensor");
  const was = stored === null ? "" : say(`trip.${stored}`);
  return (
    <RadioCards
      id="trip_sensor"
      label={say("trip.mode")}
      isRow
      note={<PreviousValue value={isEdited ? was : null} />}
      value={mode}
      onChange={(value) => onChange(value === "gsensor" ? "gsensor" : "coordinate")}
      cards={[
        isEmailOnly
          ? {
              value: "gsensor",
              title: `${gsensor} ${say("trip.emailOnly")}`,
              detail: say("trip.emailOnly.detail"),
            }
          : { value: "gsensor", title: gsensor },
        { value: "coordinate", title: say("trip.coordinate") },
      ]}
    />
  );
}
