import type { Task, TaskShape, TaskState } from "@waypost/hooks/flows";
import { en } from "@waypost/hooks/messages";

type Outcome = (TaskState<TaskShape> & { readonly phase: "unknown" })["outcome"];

const TEXT_CODES = {
  charges: ["unknown.title", "unknown.noRead", "unknown.settled"],
  irreversible: [
    "unknown.title.irreversible",
    "unknown.noRead.irreversible",
    "unknown.settled.irreversible",
  ],
  harmless: ["unknown.title.harmless", "unknown.noRead.harmless", "unknown.settled.harmless"],
} as const;

/** Returns the text for a request whose outcome is unknown. */
export function unknownOutcomeText<Shape extends TaskShape>(
  { repeat = "charges" }: Task<Shape>,
  { asked, verdicts, canReadBack, isSettled }: Outcome,
): string {
  const subjects = asked.flatMap((attempt) => attempt.subjects);
  if (subjects.length > 0 && subjects.every((one) => verdicts[one] === "applied"))
    return en["unknown.applied"];
  const [title, noRead, settled] = TEXT_CODES[repeat];
  const whenRead = isSettled ? settled : "unknown.looksAgain";
  return [title, "outcome.unknown", canReadBack ? whenRead : noRead]
    .map((code) => en[code as typeof title | "outcome.unknown" | typeof whenRead | typeof noRead])
    .join(". ")
    .replaceAll("..", ".");
}
