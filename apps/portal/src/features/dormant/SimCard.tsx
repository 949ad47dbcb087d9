import { Imei } from "@waypost/ui/Imei";
import { useMessages, type TaskView } from "@waypost/hooks";
import type { ShapeOf, TaskShape, simTermination } from "@waypost/hooks/flows";
import { DeviceCard } from "@waypost/ui/DeviceCard";
import type { Fact } from "@waypost/ui/Facts";
import type { StateChipProps } from "@waypost/ui/StateChip";
import { shownEmail, shownId } from "../task/identity-text.ts";
import type { TaskOnForm } from "../task/task-page-props.ts";

export type AboutSim = TaskShape & Pick<ShapeOf<typeof simTermination>, "view">;

/** The SIM in the URL, with its owner. */
export function SimOf<Shape extends AboutSim>({
  task,
}: {
  task: TaskOnForm<Shape> | TaskView<Shape, "done">;
}) {
  const { imei, iccid, customerId, email } = task.data;
  return (
    <SimCard
      imei={shownId(imei)}
      iccid={shownId(iccid)}
      customerId={customerId}
      email={shownEmail(email)}
    />
  );
}

/** A SIM with its device and its owner. The owner's id comes from the URL. */
export function SimCard(props: {
  imei: string;
  iccid: string | null;
  customerId: string;
  email: string | null;
  state?: StateChipProps;
  /** Additional facts. */
  facts?: readonly Fact[];
}) {
  const { imei, iccid, customerId, email, state, facts = [] } = props;
  const say = useMessages();
  return (
    <DeviceCard
      kind={null}
      name={say("dormant.device")}
      headingLevel={2}
      state={state}
      imei={imei}
      imeiCopy={imei}
      labels={{
        imei: say("dormant.imei"),
        copy: (term) => say("fact.copy", { term }),
        copied: say("fact.copied"),
      }}
      facts={[
        {
          term: say("dormant.iccid"),
          value: iccid && <Imei>{iccid}</Imei>,
          copy: iccid ?? undefined,
        },
        { term: say("dormant.email"), value: email },
        { term: say("dormant.customerId"), value: shownId(customerId) },
        ...facts,
      ]}
    />
  );
}
