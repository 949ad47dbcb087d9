import type { TaskView, Translate } from "@waypost/hooks";
import type { Attempt, PlainCode, TaskFlow, TaskShape, ViewOf } from "@waypost/hooks/flows";
import type { SkeletonProps } from "@waypost/ui/Skeleton";
import type { SummaryPanelProps } from "@waypost/ui/SummaryPanel";
import type { ComponentType, ReactNode } from "react";

/** A task whose form is shown, possibly behind its review. */
export type TaskOnForm<Shape extends TaskShape> = TaskView<
  Shape,
  "form" | "preparing" | "reviewing" | "sending"
>;

/** A task whose order is confirmed or sent. */
export type TaskInReview<Shape extends TaskShape> = TaskView<Shape, "reviewing" | "sending">;

/**
 * Returns the name of a request's subject; "" if the name comes from a link and does not look like
 * one.
 */
export type NameSubject<Shape extends TaskShape> = (
  subject: string,
  data: ViewOf<Shape> | null,
  attempt: Attempt,
  say: Translate,
) => string;

/** An order calls `children` with its content, or with null if there is nothing to buy. */
export interface OrderProps<Shape extends TaskShape> {
  task: TaskOnForm<Shape>;
  children: (order: SummaryPanelProps | null) => ReactNode;
}

export interface TaskPageProps<Shape extends TaskShape> {
  flow: TaskFlow<Shape>;
  title: PlainCode;
  /** The documented heading, shown below a more specific title. */
  subtitle?: PlainCode;
  /** True if the task cannot be undone. Its title is then red. */
  isIrreversible?: boolean;
  /** The consequence of the task in one sentence, unless the form begins with it. */
  lead?: PlainCode;
  /** Returns the customer's name, which is shown beside the id. */
  nameOf?: (data: ViewOf<Shape>) => string;
  /** The skeleton of its form while it is loading, by default three fields. */
  skeleton?: Pick<SkeletonProps, "shape" | "count">;
  /** The message if the URL lacks the input; by default that the customer's id is missing. */
  missing?: PlainCode;
  /** The order, shown beside the form, and below 1024 px in its bar. */
  Order?: ComponentType<OrderProps<Shape>>;
  /** The subject of a task without an order, shown beside the form, and below 1024 px above it. */
  Aside?: ComponentType<{ task: TaskOnForm<Shape> }>;
  /** The subject of an order, shown above the form below 1024 px. */
  Strip?: ComponentType<{ task: TaskOnForm<Shape> }>;
  /**
   * The form of the current stage. It stays mounted while its request is pending, so that no input
   * is lost.
   */
  Form: ComponentType<{ task: TaskOnForm<Shape> }>;
  /** The confirmation, shown over the form until a reply arrives. */
  Review: ComponentType<{ task: TaskInReview<Shape> }>;
  /** The result and the next steps. */
  Done: ComponentType<{ task: TaskView<Shape, "done"> }>;
  /** Returns the name of a request's subject. */
  nameSubject: NameSubject<Shape>;
}
