import { useMessages } from "@waypost/hooks";
import { groupImei, planKind } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { DevicePicker } from "@waypost/ui/DevicePicker";
import { EmptyState } from "@waypost/ui/EmptyState";
import { Form, FormActions } from "@waypost/ui/Form";
import { LoadingOverlay } from "@waypost/ui/LoadingOverlay";
import { useMemo } from "react";
import { submitting } from "../../app/submitting.ts";

/** The first stage: the customer's devices by kind, of which one or several are selected. */
export function DeviceList(props: {
  /** The field's name, which an error summary links to. */
  id: string;
  label: string;
  mode: "single" | "multiple";
  listed: readonly { readonly imei_no: string; readonly category: string }[];
  value: readonly string[];
  onChange: (imeis: readonly string[]) => void;
  errorMessage: string | undefined;
  /** The details of what is selected are on their way. */
  isPending?: boolean;
  onContinue: () => void;
}) {
  const { mode, listed, value, isPending = false, onContinue } = props;
  const say = useMessages();
  const devices = useMemo(
    () =>
      listed.map(({ imei_no: imei, category }) => ({
        id: imei,
        kind: planKind(category),
        imei,
        imeiText: groupImei(imei),
      })),
    [listed],
  );
  if (devices.length === 0) {
    return (
      <EmptyState title={say("reactivation.noDevices")}>
        {say("reactivation.noDevicesNext")}
      </EmptyState>
    );
  }
  const search = {
    search: say("reactivation.search"),
    noMatch: say("field.noMatch"),
    more: (total: number, shown: number) =>
      say("reactivation.more", { total: counted(total), shown: counted(shown) }),
  };
  const field = {
    id: props.id,
    label: props.label,
    devices,
    value,
    onChange: props.onChange,
    errorMessage: props.errorMessage,
    groupLabels: { gps: say("kind.gps"), obd: say("kind.obd") },
  };
  return (
    <LoadingOverlay isLoading={isPending} label={say("task.loading")}>
      <Form onSubmit={submitting(onContinue)}>
        {mode === "single" ? (
          <DevicePicker {...field} selectionMode="single" labels={search} />
        ) : (
          <DevicePicker
            {...field}
            selectionMode="multiple"
            labels={{
              ...search,
              selected: (count) => say("reactivation.selected", { count: counted(count) }),
              remove: (imei) => say("reactivation.removeDevice", { imei }),
              clear: say("reactivation.clear"),
              selectAll: (count) => say("reactivation.selectAll", { count: counted(count) }),
            }}
          />
        )}
        <FormActions>
          <Button type="submit" variant="primary" isDisabled={value.length === 0}>
            {say("action.continue")}
          </Button>
        </FormActions>
      </Form>
    </LoadingOverlay>
  );
}

const counted = (count: number): string => count.toLocaleString("en-US");
