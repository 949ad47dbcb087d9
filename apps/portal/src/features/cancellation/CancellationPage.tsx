import { useMessages, useTaskState, type TaskRun } from "@waypost/hooks";
import {
  cancellation as flow,
  imeiOfSubject,
  type cancellation,
  type ShapeOf,
} from "@waypost/hooks/flows";
import { DeviceCard } from "@waypost/ui/DeviceCard";
import { useNickname } from "../devices/nicknames.ts";
import { ReviewDialog } from "../task/ReviewDialog.tsx";
import { TaskDone } from "../task/TaskDone.tsx";
import { TaskPage } from "../task/TaskPage.tsx";
import { CancellationForm } from "./CancellationForm.tsx";

type Props = { run: TaskRun<ShapeOf<typeof cancellation>> };

/** Ends the subscription of a device. */
export default function CancellationPage() {
  return (
    <TaskPage
      flow={flow}
      title="cancellation.title"
      lead="cancellation.lead"
      nameSubject={imeiOfSubject}
      Aside={Device}
      asidePlacement="top"
      Form={CancellationForm}
      Review={Review}
      Done={Done}
    />
  );
}

/** The device whose subscription ends; its picture is complete once the IMEI is valid. */
function Device({ run }: Props) {
  const say = useMessages();
  const { text, check } = useTaskState(run, ({ imei }) => imei);
  const isValid = check.status === "valid";
  const nickname = useNickname(isValid ? text.trim() : "");
  return (
    <DeviceCard
      variant="strip"
      kind={null}
      drawing={isValid ? "known" : "unknown"}
      name={nickname || say("cancellation.device")}
      imei={isValid ? text.trim() : say("cancellation.noDevice")}
    />
  );
}

/**
 * Shown only before a repetition, or when another window is sending: the documents specify no
 * confirmation.
 */
function Review({ run }: Props) {
  const say = useMessages();
  const imei = useTaskState(run, ({ draft }) => draft.imei.trim());
  const nickname = useNickname(imei);
  return (
    <ReviewDialog
      withoutRows
      run={run}
      title={say("cancellation.question")}
      labels={{ confirm: say("action.submit"), cancel: say("action.cancel") }}
      isDangerous
    >
      <DeviceCard
        variant="row"
        kind={null}
        name={nickname || say("cancellation.device")}
        imei={imei}
      />
    </ReviewDialog>
  );
}

function Done({ run }: Props) {
  const say = useMessages();
  return (
    <TaskDone
      run={run}
      title={say("cancellation.successTitle")}
      message={say("cancellation.success")}
      facts={({ rows }) =>
        rows.map(({ subject, label }) => ({
          term: say("imei.label"),
          value: label,
          copy: imeiOfSubject(subject),
        }))
      }
      again={say("cancellation.another")}
    />
  );
}
