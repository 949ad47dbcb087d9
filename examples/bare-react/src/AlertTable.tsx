import { useAlertRow, useAlertTotals, useMessages, type DeviceSettings } from "@waypost/hooks";
import type { AlertRowId } from "@waypost/hooks/flows";
import { ALERT_CHANNELS } from "@waypost/hooks/rules";

/** One row for each type of alert, one column for each channel. */
export function AlertTable({ settings }: { settings: DeviceSettings }) {
  const say = useMessages();
  return (
    <table>
      <caption>{say("alerts.title")}</caption>
      <thead>
        <tr>
          <th scope="col">{say("alerts.type")}</th>
          <th scope="col">{say("alerts.master")}</th>
          {ALERT_CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              {say(`alerts.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Totals settings={settings} />
        {settings.alertRows.map((id) => (
          <Row key={id} settings={settings} id={id} />
        ))}
      </tbody>
    </table>
  );
}

const TOTALS = {
  all: "alerts.all",
  push: "alerts.allPush",
  email: "alerts.allEmail",
  sms: "alerts.allSms",
} as const;

function Totals({ settings }: { settings: DeviceSettings }) {
  const say = useMessages();
  const { onChange, ...totals } = useAlertTotals(settings);
  return (
    <tr>
      <th scope="row">{say("alerts.all")}</th>
      {(["all", ...ALERT_CHANNELS] as const).map((column) => (
        <td key={column}>
          <Switch
            name={say(TOTALS[column])}
            isOn={totals[column]}
            onChange={(on) => onChange(column, on)}
          />
        </td>
      ))}
    </tr>
  );
}

/** A separate component, so that a switch renders only its row. */
function Row({ settings, id }: { settings: DeviceSettings; id: AlertRowId }) {
  const say = useMessages();
  const row = useAlertRow(settings, id);
  const cell = (column: "master" | (typeof ALERT_CHANNELS)[number], isOn: boolean) => (
    <td key={column}>
      <Switch
        name={row.nameOf(column)}
        isOn={isOn}
        isLocked={row.lockedBy !== null || (column === "sms" && row.smsLockedBy !== null)}
        onChange={(on) => row.onChange(column, on)}
      />
    </td>
  );
  return (
    <tr>
      <th scope="row">
        {row.label} {row.isSome && <small>{say("alerts.some")}</small>} {row.upgradeText}
      </th>
      {/* Each kind of harsh behaviour uses the master switch of its group. */}
      {row.master === null ? <td>–</td> : cell("master", row.master)}
      {ALERT_CHANNELS.map((channel) => cell(channel, row[channel]))}
    </tr>
  );
}

/** A switch. If the plan lacks the feature, pressing it shows a notice instead of a change. */
function Switch(props: {
  name: string;
  isOn: boolean;
  isLocked?: boolean;
  onChange: (on: boolean) => void;
}) {
  const { name, isOn, isLocked = false, onChange } = props;
  return (
    <input
      type="checkbox"
      aria-label={name}
      aria-disabled={isLocked}
      checked={isOn}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
