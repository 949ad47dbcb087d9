import type { TaskView, Translate } from "@waypost/hooks";
import type { Attempt, PlainCode, TaskFlow, TaskShape, ViewOf } from "@waypost/hooks/flows";
import type { SkeletonProps } from "@waypost/ui/Skeleton";
import type { SummaryPanelProps } from "@waypost/ui/SummaryPanel";
import type { ComponentType, ReactNode } from "react";

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

/** An order calls `children` with what it shows, or with null where there is nothing to buy. */
export interface OrderProps<Shape extends TaskShape> {
  task: TaskOnForm<Shape>;
  children: (order: SummaryPanelProps | null) => ReactNode;
}

export interface TaskPageProps<Shape extends TaskShape> {
  flow: TaskFlow<Shape>;
  title: PlainCode;
  /** The documented heading, below a title that says more about the task. */
  subtitle?: PlainCode;
  /** The task cannot be undone, so its title is red. */
  isIrreversible?: boolean;
  /** What follows from the task, in one sentence, unless the form begins with it. */
  lead?: PlainCode;
  /** Who it is about, beside the id. */
  nameOf?: (data: ViewOf<Shape>) => string;
  /** The shape of its form while it is loading, by default three fields. */
  skeleton?: Pick<SkeletonProps, "shape" | "count">;
  /** Documented for some pages: without its input the page stays empty. */
  isBlankWithoutInput?: boolean;
  /** What is missing in an address without the input; by default the customer's id. */
  missing?: PlainCode;
  /** What is being bought: beside the form, and below 1024 px in its bar. */
  Order?: ComponentType<OrderProps<Shape>>;
  /** Beside the form, and below 1024 px above it: what it is about. Only without an order. */
  Aside?: ComponentType<{ task: TaskOnForm<Shape> }>;
  /** Below 1024 px, above the form: what an order is for. */
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
