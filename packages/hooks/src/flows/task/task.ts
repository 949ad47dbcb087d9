import type { StandardSchemaV1 } from "@standard-schema/spec";
import type { Accepted, CallOptions } from "@waypost/sdk";
import type { FieldErrors } from "../../forms/validate.ts";
import type { PlainCode } from "../../messages/messages.ts";
import type { PhoneRule } from "../../rules/registration/phone.ts";
import type { Query } from "../../queries/query.ts";
import type { Attempt } from "../checkout/attempts.ts";
import type { WithoutCard } from "../checkout/card-token.ts";
import type { Check } from "../engine/checks.ts";
import type { ImeiField, ImeiVerdict } from "../imei/imei-field.ts";
import type { Ports } from "../engine/ports.ts";
import type { Verdicts } from "../checkout/outcome.ts";
import type { PricedRow, Terms } from "../checkout/price-check.ts";
import type { Repetition } from "../checkout/order.ts";

/** The types of a task, by name. */
export interface TaskShape {
  /** The customer, and perhaps the device, from the query of the address. */
  readonly input: unknown;
  /** The values that are typed and chosen. */
  readonly draft: Readonly<Record<string, unknown>>;
  /** The names of its stages: `"device" | "plan"`. */
  readonly stage: string;
  /** The data that is read when the task opens. */
  readonly data: object;
  /** The details of one subject, read after a stage. */
  readonly detail: unknown;
  /** The request. Once it is sent, all but its `credit_card` stays in memory with the run. */
  readonly request: object;
  /** The data that a page shows, if not `data` itself: the result of the task's `view`. */
  readonly view?: object;
}

/** The data of a task as its page shows it. */
export type ViewOf<Shape extends TaskShape> = Shape extends { readonly view: infer View }
  ? View
  : Shape["data"];

/** The arguments of a task's functions. */
export interface TaskArgs<Shape extends TaskShape = TaskShape> {
  readonly input: Shape["input"];
  readonly draft: Shape["draft"];
  readonly data: Shape["data"];
  /** By subject. One without an entry has not been read yet; `null` could not be read. */
  readonly details: Readonly<Record<string, Shape["detail"]>>;
  /** The IMEI field, for a task with `imei`. */
  readonly imei: ImeiField;
  /** The day of the last edit or press. */
  readonly today: Date;
  readonly phoneRule?: PhoneRule | undefined;
}

type Form = StandardSchemaV1<unknown, unknown>;

// The functions of a task are methods, so that the flow can handle tasks of any shape as one.
interface FormOf<Shape extends TaskShape> {
  formOf(args: TaskArgs<Shape>): Form;
}

/** A screen of a task that ends with Continue, or with the button that leads to the review. */
export interface TaskStage<Shape extends TaskShape = TaskShape> {
  /** A function if the form depends on the day, such as one with a card. */
  readonly form: Form | FormOf<Shape>["formOf"];
  /** The value that the form validates; the draft by default. */
  value?(args: TaskArgs<Shape>): unknown;
  /** Maps an error path of the form to the field of the page. */
  field?(path: string, args: TaskArgs<Shape>): string;
  /** The details to read when the stage is passed. */
  readonly details?: TaskDetails<Shape>;
  /** True if the address has just answered the stage, so that the page skips it. */
  isAnswered?(draft: Shape["draft"], before: Shape["draft"]): boolean;
}

/** The details that a stage reads for its subjects, six at a time. */
export interface TaskDetails<Shape extends TaskShape = TaskShape> {
  subjects(args: TaskArgs<Shape>): readonly string[];
  read(ports: Ports, input: Shape["input"], subject: string): Promise<Shape["detail"]>;
  /**
   * If given, the next stage opens only when the details have been read. A failed read is logged
   * and shown as the stage's failure. Without it, nothing waits.
   */
  readonly wait?: "until-read" | EntryCheck<Shape>;
}

/** A read that checks what was entered as soon as the form is complete, without a button. @inline */
export interface EntryCheck<Shape extends TaskShape = TaskShape> {
  /** The errors after a failed read. If the server gave no answer, the failure is kept as well. */
  readonly fieldErrors: FieldErrors;
  /** The draft once the details have been read. */
  fill(args: TaskArgs<Shape>): Shape["draft"];
}

/** One subject that is paid for or ended. */
export interface TaskReviewRow extends PricedRow {
  /** The label; "" for a plan without a name, which `planLabel` describes instead. */
  readonly label: string;
  /** The plan that is paid for. */
  readonly planId?: string;
  /** The plan that it replaces, as described by the API if its price list lacks it. */
  readonly before?: Pick<TaskReviewRow, "label" | "planId" | "price" | "months"> & {
    /** The day of the next payment, as the API writes it. */
    readonly until: string | null;
  };
}

/** The review that the customer agrees to. */
export interface TaskReview extends Terms {
  readonly rows: readonly TaskReviewRow[];
  /** `false` if the API does not say what is billed immediately: the total is then a price only. */
  readonly isDueNow?: false;
  /** The documented text of today's charge, if the task has one. */
  readonly totalText?: "reactivation.totalBilled";
  /** Notes about later effects, such as a renewal. */
  readonly notes?: readonly PlainCode[];
  /** Notes that belong to the question only, and not to the receipt. */
  readonly questionNotes?: readonly (PlainCode | "planUpdate.contact")[];
  /** USD for each automatic refill, which depends on use rather than the calendar. */
  readonly refill?: number;
}

/** Looks up the outcome of each subject of an attempt, past every cache. */
export type LookUp = (ports: Ports) => Promise<Verdicts>;

/**
 * A self-service task: identify the customer, load, choose, review, send once, show the outcome.
 */
export interface Task<Shape extends TaskShape = TaskShape> {
  readonly name: string;
  /** Attempts of one family concern the same money and guard each other. */
  readonly family: string;
  /**
   * The effect of sending the same request again: a second charge (the default), a step that cannot
   * be undone, or no harm. The first two need a consent of their own.
   */
  readonly repeat?: Repetition;
  /** Reads the input from the query of an address; `null` if a required part is missing. */
  input(query: (name: string) => string | null): Shape["input"] | null;
  /** The customer's id as text. It separates runs, drafts and attempts. */
  owner(input: Shape["input"]): string;
  /** Inputs with the same identity share a run and a draft. By default the owner's id. */
  identity?(input: Shape["input"]): string;
  initial(input: Shape["input"]): Shape["draft"];
  /** Checks of stored fields whose initial value does not show their type. */
  readonly checks?: { readonly [Field in keyof Shape["draft"]]?: Check };
  /**
   * Checks the IMEI in the draft's `imei` with the server. The verdict is in `args.imei.check`.
   * Errors of the SDK are shown at the field.
   */
  imei?(ports: Ports, imei: string, options: CallOptions): Promise<ImeiVerdict>;
  /** Fields that are never stored. */
  readonly secrets?: readonly (keyof Shape["draft"] & string)[];
  /** Price lists (`packsQuery`, `servicePlansQuery`) are read again when a review opens. */
  reads(
    ports: Ports,
    input: Shape["input"],
  ): { readonly [Name in keyof Shape["data"]]: Query<Shape["data"][Name]> };
  /** Optional reads, with the value that replaces a failed one. */
  readonly optional?: Partial<Shape["data"]>;
  /** The data that a page shows, without secrets; by default `data`. Compared by value. */
  view?(args: TaskArgs<Shape>): ViewOf<Shape>;
  /**
   * The draft once the data has loaded: removes choices that are no longer offered, and applies
   * those of the address.
   */
  fit?(args: TaskArgs<Shape>): Shape["draft"];
  /** The draft after an edit. `today` decides in which months a card can expire. */
  edit?(draft: Shape["draft"], patch: Partial<Shape["draft"]>, today: Date): Shape["draft"];
  /**
   * The values that stay filled in when the task is started again after a success; none by default.
   */
  afterSuccess?(draft: Shape["draft"]): Partial<Shape["draft"]>;
  /** By name, in the order in which the customer passes them. */
  readonly stages: Readonly<Record<Shape["stage"], TaskStage<Shape>>>;
  review(args: TaskArgs<Shape>): TaskReview;
  /** The things that are paid for or ended: `imei:350000000000001`, `pack:sms_100`. */
  subjects(args: TaskArgs<Shape>): readonly string[];
  /** The state before the request was sent, for the read-back. */
  evidence?(args: TaskArgs<Shape>): readonly string[];
  request(args: TaskArgs<Shape>): Shape["request"];
  /**
   * True if `send` passes its options to the call. With a gate they contain the key of the request;
   * without it the gate is not asked.
   */
  readonly sendsKey?: true;
  send(ports: Ports, request: Shape["request"], options?: CallOptions): Promise<Accepted>;
  /**
   * The lookup of an attempt's outcome; `null` if no call can look it up. `request` is `null` if
   * another run sent it, or an earlier page.
   */
  readBack?(attempt: Attempt, request: WithoutCard<Shape["request"]> | null): LookUp | null;
  /** The reads that a success makes stale. */
  stale?(ports: Ports, input: Shape["input"]): readonly Query<unknown>[];
}

/**
 * Verdicts of a read-back that can find that something was carried out, but never that it was not.
 */
export const appliedWhere = (
  subjects: readonly string[],
  isApplied: (subject: string) => boolean,
): Verdicts =>
  Object.fromEntries(
    subjects.map((subject) => [subject, isApplied(subject) ? "applied" : "unclear"]),
  );

/** The customer of a page, from the query of its address. @inline */
export interface CustomerInput {
  readonly customerId: string;
}

/** Returns `null` if the address names no customer. */
export function customerInput(query: (name: string) => string | null): CustomerInput | null {
  const customerId = query("customer_id");
  return customerId === null ? null : { customerId };
}

/** The customer, and the device that the address preselects. */
export function deviceInput(
  query: (name: string) => string | null,
): (CustomerInput & { readonly imei: string | null }) | null {
  const customer = customerInput(query);
  return customer && { ...customer, imei: query("imei") };
}

/** The owner of the attempts and drafts: the customer's id. */
export const customerOf = ({ customerId }: CustomerInput): string => customerId;
