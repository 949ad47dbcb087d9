import type { TaskView, Translate } from "@waypost/hooks";
import type { Attempt, PlainCode, TaskFlow, TaskShape, ViewOf } from "@waypost/hooks/flows";
import type { ComponentType } from "react";

/** A task whose form shows, perhaps behind its review. */
export type TaskOnForm<Shape extends TaskShape> = TaskView<
  Shape,
  "stage" | "preparing" | "reviewing" | "sending"
>;

/** Names what a request was about; "" where the name comes from a link and does not look like one. */
export type NameSubject<Shape extends TaskShape> = (
  subject: string,
  data: ViewOf<Shape> | null,
  attempt: Attempt,
  say: Translate,
) => string;

export interface TaskPageProps<Shape extends TaskShape> {
  flow: TaskFlow<Shape>;
  title: PlainCode;
  /** A step without return, in red above the title. */
  warning?: PlainCode;
  /** What follows from the task, in one sentence. */
  lead: PlainCode;
  /** Who it is about, beside the id. */
  nameOf?: (data: ViewOf<Shape>) => string;
  /** The customer's e-mail, where the address has one. */
  emailOf?: (input: Shape["input"]) => string | null | undefined;
  /** Documented for some pages: without its input the page stays empty. */
  isBlankWithoutInput?: boolean;
  /** What is missing in an address without the input; by default the customer's id. */
  missing?: PlainCode;
  /** Beside the form: what is being bought. */
  Aside?: ComponentType<{ task: TaskOnForm<Shape> }>;
  /** Below 1024 px: a bar at the bottom of the window, or a strip above the form. */
  asidePlacement?: "end" | "top";
  /** Below 1024 px, above the form: what it is about, where the aside is at the bottom. */
  Strip?: ComponentType<{ task: TaskOnForm<Shape> }>;
  /**
   * The form of the current stage. It stays while its request is pending, so that no input is lost.
   */
  Form: ComponentType<{ task: TaskOnForm<Shape> }>;
  /** The question before the request, over the form. */
  Review: ComponentType<{ task: TaskView<Shape, "reviewing"> }>;
  /** What was accepted, and what can be done next. */
  Done: ComponentType<{ task: TaskView<Shape, "done"> }>;
  /** Names one of the things that a request was about. */
  nameSubject: NameSubject<Shape>;
}
