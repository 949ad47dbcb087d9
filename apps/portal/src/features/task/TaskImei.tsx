import { useTaskImei, type TaskView } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";
import { CheckedImei } from "../devices/CheckedImei.tsx";

/** The IMEI that a task asks for. */
export function TaskImei<Shape extends TaskShape>(props: {
  task: TaskView<Shape>;
  /** The page's own texts for errors that do not come from the server. */
  words?: Parameters<typeof useTaskImei>[1];
  /** Beside the error of an IMEI that the server could not be asked about. */
  notChecked?: string;
}) {
  const { task, words, notChecked } = props;
  return <CheckedImei id="imei" imei={useTaskImei(task, words)} notChecked={notChecked} />;
}
