import { useFormats, useMessages } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";
import { planKind } from "@waypost/hooks/rules";
import { DevicePicker } from "@waypost/ui/DevicePicker";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { LoadingOverlay } from "@waypost/ui/LoadingOverlay";
import { useMemo } from "react";
import { useLink } from "../../app/use-link.ts";
import { EmptyList } from "../task/EmptyList.tsx";
import { TaskForm } from "../task/TaskForm.tsx";
import { textOf, type ByDevice } from "./saved-by-device.ts";
import { useNicknames } from "./nicknames.ts";
import type { TaskOnForm } from "../task/task-page-props.ts";

interface ListedDevice {
  readonly imei_no: string;
  readonly category: string;
  readonly activated_plan_description?: string | null;
}

/** The first stage: selects one or several of the customer's devices, grouped by kind. */
export function DeviceList<Shape extends TaskShape>(props: {
  task: TaskOnForm<Shape>;
  /** The name of the field, used by links in an error summary. */
  id: string;
  label: string;
  /** Shown if the customer has no devices. */
  empty: string;
  mode: "single" | "multiple";
  /**
   * True if Continue is disabled until a device is selected. Otherwise pressing it shows the
   * error.
   */
  mustChooseFirst?: boolean;
  listed: readonly ListedDevice[];
  value: readonly string[];
  onChange: (imeis: readonly string[]) => void;
  errorMessage: string | undefined;
}) {
  const {
    task,
    id,
    label,
    mode,
    mustChooseFirst = false,
    listed,
    value,
    onChange,
    errorMessage,
  } = props;
  const say = useMessages();
  const { number } = useFormats();
  const names = useNicknames(useLink().query("customer_id"));
  const devices = useMemo(() => listed.map((device) => optionOf(device, names)), [listed, names]);
  if (devices.length === 0) {
    return <EmptyList title={props.empty}>{say("reactivation.noDevicesNext")}</EmptyList>;
  }
  const search = {
    search: say("reactivation.search"),
    noMatch: say("field.noMatch"),
    more: (total: number, shown: number) =>
      say("reactivation.more", { total: number(total), shown: number(shown) }),
  };
  const isWaiting = mustChooseFirst && value.length === 0;
  const groupLabels = { gps: say("kind.gps"), obd: say("kind.obd") };
  const field = { id, label, devices, value, onChange, errorMessage, groupLabels };
  return (
    <LoadingOverlay isLoading={task.phase === "preparing"} label={say("page.loading")}>
      <TaskForm
        task={task}
        submitLabel={say("action.continue")}
        isDisabled={isWaiting}
        notice={isWaiting && <p className="waypost-Form-hint">{say("task.chooseFirst")}</p>}
        showsFailure={false}
      >
        {mode === "single" ? (
          <DevicePicker {...field} selectionMode="single" labels={search} />
        ) : (
          <DevicePicker
            {...field}
            selectionMode="multiple"
            labels={{
              ...search,
              selected: (count) => say("reactivation.selected", { count: number(count) }),
              remove: (imei) => say("reactivation.removeDevice", { imei }),
              clear: say("reactivation.clear"),
              selectAll: (count) => say("reactivation.selectAll", { count: number(count) }),
            }}
          />
        )}
        {/* Above the button to press again. */}
        {task.phase === "form" && task.failure !== null && (
          <ErrorPanel tone="info" message={say("reactivation.detailsFailed")} />
        )}
      </TaskForm>
    </LoadingOverlay>
  );
}

function optionOf(device: ListedDevice, names: ByDevice) {
  const { imei_no: imei, category, activated_plan_description: plan } = device;
  const detail = [textOf(names, imei), plan].filter(Boolean).join(" · ");
  return { id: imei, kind: planKind(category), imei, detail: detail === "" ? undefined : detail };
}
