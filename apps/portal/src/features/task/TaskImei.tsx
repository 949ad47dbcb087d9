import { useTaskImei, type ImeiWords, type TaskRun, type TaskShape } from "@waypost/hooks";
import { CheckedImei } from "../devices/CheckedImei.tsx";

/** The IMEI that a task asks for. */
export function TaskImei<Shape extends TaskShape>(props: {
  run: TaskRun<Shape>;
  /** The page's own words for what can be said without the server. */
  words?: ImeiWords;
}) {
  const { run, words } = props;
  return <CheckedImei id="imei" imei={useTaskImei(run, words)} />;
}
