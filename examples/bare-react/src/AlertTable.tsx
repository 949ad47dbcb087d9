import {
  useAlertRow,
  useAlertRowIds,
  useAlertTotals,
  useMessages,
  type DeviceSettingsRun,
} from "@waypost/hooks";
import type { AlertRowId } from "@waypost/hooks/flows";
import { ALERT_CHANNELS } from "@waypost/hooks/rules";

/** One row for each type of alert, one column for each channel. */
export function AlertTable({ run }: { run: DeviceSettingsRun }) {
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
        <Totals run={run} />
        {useAlertRowIds(run).map((id) => (
          <Row key={id} run={run} id={id} />
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

function Totals({ run }: { run: DeviceSettingsRun }) {
  const say = useMessages();
  const { onSwitch, ...totals } = useAlertTotals(run);
  return (
    <tr>
      <th scope="row">{say("alerts.all")}</th>
      {(["all", ...ALERT_CHANNELS] as const).map((column) => (
        <td key={column}>
          <Switch
            name={say(TOTALS[column])}
            isOn={totals[column]}
            onSwitch={(on) => onSwitch(column, on)}
          />
        </td>
      ))}
    </tr>
  );
}

/** A component of its own, so that one switch renders one row. */
function Row({ run, id }: { run: DeviceSettingsRun; id: AlertRowId }) {
  const say = useMessages();
  const row = useAlertRow(run, id);
  const cell = (column: "master" | (typeof ALERT_CHANNELS)[number], isOn: boolean) => (
    <td key={column}>
      <Switch
        name={row.nameOf(column)}
        isOn={isOn}
        isLocked={row.lockedBy !== null || (column === "sms" && row.smsLockedBy !== null)}
        onSwitch={(on) => row.onSwitch(column, on)}
      />
    </td>
  );
  return (
    <tr>
      <th scope="row">
        {row.label} {row.isSome && <small>{say("alerts.some")}</small>} {row.upgradeText}
      </th>
      {/* A kind of harsh behaviour shares the master of its group. */}
      {row.master === null ? <td>–</td> : cell("master", row.master)}
      {ALERT_CHANNELS.map((channel) => cell(channel, row[channel]))}
    </tr>
  );
}

/** A locked switch can be pressed: it does not change, and a notice says what the plan lacks. */
function Switch(props: {
  name: string;
  isOn: boolean;
  isLocked?: boolean;
  onSwitch: (on: boolean) => void;
}) {
  const { name, isOn, isLocked = false, onSwitch } = props;
  return (
    <input
      type="checkbox"
      aria-label={name}
      aria-disabled={isLocked}
      checked={isOn}
      onChange={(event) => onSwitch(event.target.checked)}
    />
  );
}
