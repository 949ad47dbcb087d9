import { useFormats, useMessages, type TaskTerms } from "@waypost/hooks";
import { imeiOfSubject } from "@waypost/hooks/flows";
import { planKind } from "@waypost/hooks/rules";
import { DeviceCard } from "@waypost/ui/DeviceCard";
import { useMemo } from "react";

/** The maximum number of rendered devices, because a fleet may have thousands. */
const MAX_RENDERED = 20;

/** The receipt: each reactivated device with its plan. */
export function ReactivatedDevices(props: {
  /** The devices from the list, which has their kinds. */
  listed: readonly { readonly imei_no: string; readonly category: string }[];
  rows: TaskTerms["rows"];
}) {
  const { listed, rows } = props;
  const say = useMessages();
  const formats = useFormats();
  const kinds = useMemo(
    () => new Map(listed.map(({ imei_no, category }) => [imei_no, planKind(category)])),
    [listed],
  );
  const others = rows.length - MAX_RENDERED;
  return (
    <ul className="task-list">
      {rows.slice(0, MAX_RENDERED).map(({ subject, label }) => {
        const imei = imeiOfSubject(subject);
        return (
          <li key={subject}>
            <DeviceCard
              variant="row"
              kind={kinds.get(imei) ?? null}
              drawing="active"
              imei={imei}
              imeiCopy={imei}
              plan={label}
              state={{ tone: "success", label: say("reactivation.active") }}
              labels={{
                imei: say("imei.label"),
                copy: (term) => say("fact.copy", { term }),
                copied: say("fact.copied"),
              }}
            />
          </li>
        );
      })}
      {others > 0 && <li>{say("task.andMore", { count: formats.number(others) })}</li>}
    </ul>
  );
}
