import { Badge } from "@/components/ui/badge";
import { Switch } from "@/components/ui/switch";
import { useAlertRow, useAlertTotals, useMessages, type DeviceSettings } from "@waypost/hooks";
import type { AlertRowId } from "@waypost/hooks/flows";
import { ALERT_CHANNELS } from "@waypost/hooks/rules";

const CELL = "px-1 py-2 text-center sm:px-3";

/** One row for each type of alert, one column for each channel. */
export function AlertTable({ settings }: { settings: DeviceSettings }) {
  const say = useMessages();
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">{say("alerts.title")}</caption>
        <thead className="text-muted-foreground">
          <tr className="border-b">
            <th scope="col" className="py-2 text-left font-medium">
              {say("alerts.type")}
            </th>
            {(["master", ...ALERT_CHANNELS] as const).map((column) => (
              <th key={column} scope="col" className={`${CELL} font-medium`}>
                {say(`alerts.${column}`)}
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
    </div>
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
    <tr className="border-b bg-muted/40">
      <th scope="row" className="py-2 text-left font-medium">
        {say("alerts.every")}
      </th>
      {(["all", ...ALERT_CHANNELS] as const).map((column) => (
        <td key={column} className={CELL}>
          <Switch
            aria-label={say(TOTALS[column])}
            isSelected={totals[column]}
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
  // A locked switch stays enabled: a press shows which feature the plan lacks.
  const cell = (column: "master" | (typeof ALERT_CHANNELS)[number], isOn: boolean) => (
    <td key={column} className={CELL}>
      <Switch
        aria-label={row.nameOf(column)}
        isSelected={isOn}
        onChange={(on) => row.onChange(column, on)}
      />
    </td>
  );
  return (
    <tr className="border-b last:border-0">
      <th scope="row" className="py-2 text-left font-normal">
        {row.label} {row.isSome && <Badge variant="secondary">{say("alerts.some")}</Badge>}
        {row.upgradeText !== null && (
          <span className="block text-muted-foreground">{row.upgradeText}</span>
        )}
      </th>
      {/* Each kind of harsh behaviour uses the master switch of its group. */}
      {row.master === null ? <td className={CELL}>–</td> : cell("master", row.master)}
      {ALERT_CHANNELS.map((channel) => cell(channel, row[channel]))}
    </tr>
  );
}
