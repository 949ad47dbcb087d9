import { useTaskImei, type TaskView } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";
import { CheckedImei } from "../devices/CheckedImei.tsx";

/** The IMEI field of a task. */
export function TaskImei<Shape extends TaskShape>(props: {
  task: TaskView<Shape>;
  /** The page's own messages for errors that do not come from the server. */
  words?: Parameters<typeof useTaskImei>[1];
  /** Shown beside the error of an IMEI that could not be checked. */
  notChecked?: string;
}) {
  const { task, words, notChecked } = props;
  return <CheckedImei id="imei" imei={useTaskImei(task, words)} notChecked={notChecked} />;
}
