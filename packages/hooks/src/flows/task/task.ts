import type { StandardSchemaV1 } from "@standard-schema/spec";
import type { Accepted, CallOptions } from "@waypost/sdk";
import type { FieldErrors } from "../../forms/validate.ts";
import type { PlainCode } from "../../messages/messages.ts";
import type { Query } from "../../queries/query.ts";
import type { Attempt } from "../payment/attempts.ts";
import type { Check } from "../engine/checks.ts";
import type { ImeiField, ImeiVerdict } from "../imei/imei-field.ts";
import type { Ports } from "../engine/ports.ts";
import type { Verdicts } from "../payment/outcome.ts";
import type { PricedRow, Terms } from "../payment/price-check.ts";
import type { Repetition } from "../payment/question.ts";
import type { WithoutCard } from "./without-card.ts";

/** The types of a task, by name. */
export interface TaskShape {
  /** Whom and what it is about, from the query of the address. */
  readonly input: unknown;
  /** What is typed and chosen. */
  readonly draft: object;
  /** What it reads when it opens. */
  readonly data: object;
  /** What it reads of one subject, after a stage. */
  readonly detail: unknown;
  /** What it sends. Once it has left, all but its `credit_card` stays in memory with the run. */
  readonly request: object;
  /** What a page shows of it, if not `data` itself; what `view` of the task returns. */
  readonly view?: object;
}

/** The data of a task as its page shows it. */
export type ViewOf<Shape extends TaskShape> = Shape extends { readonly view: infer View }
  ? View
  : Shape["data"];

/** All that the functions of a task decide by. */
export interface TaskArgs<Shape extends TaskShape> {
  readonly input: Shape["input"];
  readonly draft: Shape["draft"];
  readonly data: Shape["data"];
  /** By subject; one that is missing could not be read, or not yet. */
  readonly details: Readonly<Record<string, Shape["detail"]>>;
  /** The IMEI that is typed, of a task that has `imei`. */
  readonly imei: ImeiField;
  /** The day of the last edit or press. */
  readonly today: Date;
}

type Form = StandardSchemaV1<unknown, unknown>;

/** A screen of a task that ends with Continue, or with the button that leads to the review. */
export interface TaskStage<Shape extends TaskShape> {
  /** A function where it depends on the day, as that of a card does. */
  readonly form: Form | ((args: TaskArgs<Shape>) => Form);
  /** What the form checks; the draft unless told. */
  readonly value?: (args: TaskArgs<Shape>) => unknown;
  /** Names an error of the form after its field on the page. */
  readonly field?: (path: string, args: TaskArgs<Shape>) => string;
  /** What is read of each subject when the stage is passed. */
  readonly details?: TaskDetails<Shape>;
  /** Whether the address has just answered it, so that the page goes on to the next stage. */
  readonly isAnswered?: (draft: Shape["draft"], before: Shape["draft"]) => boolean;
}

/** What a stage reads of its subjects, six at a time. */
export interface TaskDetails<Shape extends TaskShape> {
  readonly subjects: (args: TaskArgs<Shape>) => readonly string[];
  readonly read: (ports: Ports, input: Shape["input"], subject: string) => Promise<Shape["detail"]>;
  /**
   * The next stage waits for them, and cannot be reached without; a read that fails is the stage's
   * failure, and logged. Otherwise nothing waits.
   */
  readonly wait?: "until-read" | EntryCheck<Shape>;
}

/** A read that checks what was entered as soon as the form is complete, without a button. @inline */
export interface EntryCheck<Shape extends TaskShape> {
  /** What a failed read says of the fields; where it says nothing, it is the stage's failure. */
  readonly fieldErrors: (error: unknown) => FieldErrors;
  /** The draft once the details are here. */
  readonly fill: (args: TaskArgs<Shape>) => Shape["draft"];
}

/** One thing that is paid for or ended. */
export interface TaskReviewRow extends PricedRow {
  /** What it is called; "" for a plan without a name, which `planLabel` puts into words. */
  readonly label: string;
  /** The plan that is paid for. */
  readonly planId?: string;
}

/** What the customer is asked to agree to. */
export interface TaskReview extends Terms {
  readonly rows: readonly TaskReviewRow[];
  /** `false` where the API does not say what is billed at once: the total is a price only. */
  readonly isDueNow?: false;
  /** What holds from then on, such as a renewal. */
  readonly notes?: readonly PlainCode[];
  /** USD for each refill of what is bought, which follows no calendar. */
  readonly refill?: number;
}

/** Reads what became of each subject of an attempt, past every cache. */
export type LookUp = (ports: Ports) => Promise<Verdicts>;

/** A task of self-service: know who it is about, load, choose, review, send once, tell the outcome. */
export interface Task<Shape extends TaskShape> {
  readonly name: string;
  /** Tasks of one family move the same money: their attempts guard each other. */
  readonly family: string;
  /**
   * What a second sending of the same would do: a second charge (so by default), a step that cannot
   * be undone, or no harm. The first two need a consent of their own.
   */
  readonly repeat?: Repetition;
  /** Reads the input from the query of an address; `null` where a required part is missing. */
  readonly input: (query: (name: string) => string | null) => Shape["input"] | null;
  /** The customer's id as text; runs, drafts and attempts are kept apart by it. */
  readonly owner: (input: Shape["input"]) => string;
  /** Inputs of one identity share a run and a draft; the owner's unless told. */
  readonly identity?: (input: Shape["input"]) => string;
  readonly initial: (input: Shape["input"]) => Shape["draft"];
  /** Checks of kept fields that their initial value does not describe. */
  readonly checks?: { readonly [Field in keyof Shape["draft"]]?: Check };
  /**
   * Asks the server about the IMEI that is typed in the draft's `imei`: what it says is in
   * `args.imei.check`. Errors of the SDK that are thrown are told in the field.
   */
  readonly imei?: (ports: Ports, imei: string, options: CallOptions) => Promise<ImeiVerdict>;
  /** Fields that are never stored. */
  readonly secrets?: readonly (keyof Shape["draft"])[];
  /** Lists of prices (`packsQuery`, `servicePlansQuery`) are read again when a review opens. */
  readonly reads: (
    ports: Ports,
    input: Shape["input"],
  ) => { readonly [Name in keyof Shape["data"]]: Query<Shape["data"][Name]> };
  /** Reads that the page can do without, and what takes the place of one that has failed. */
  readonly optional?: Partial<Shape["data"]>;
  /**
   * What a page shows of what was read and chosen, without secrets; the data unless given. It is
   * compared by value.
   */
  readonly view?: (args: TaskArgs<Shape>) => ViewOf<Shape>;
  /** The draft once the data is there: what no longer fits goes, what the address names is chosen. */
  readonly fit?: (args: TaskArgs<Shape>) => Shape["draft"];
  /** The draft after an edit; `today` decides which months a card can expire in. */
  readonly edit?: (
    draft: Shape["draft"],
    patch: Partial<Shape["draft"]>,
    today: Date,
  ) => Shape["draft"];
  /** What is still filled in when the task is started over after a success; nothing by default. */
  readonly afterSuccess?: (draft: Shape["draft"]) => Partial<Shape["draft"]>;
  readonly stages: readonly TaskStage<Shape>[];
  readonly review: (args: TaskArgs<Shape>) => TaskReview;
  /** What is paid for or ended: `imei:350000000000001`, `pack:sms_100`. */
  readonly subjects: (args: TaskArgs<Shape>) => readonly string[];
  /** What was true before the call left, for the read-back. */
  readonly evidence?: (args: TaskArgs<Shape>) => readonly string[];
  readonly request: (args: TaskArgs<Shape>) => Shape["request"];
  readonly send: (ports: Ports, request: Shape["request"]) => Promise<Accepted>;
  /**
   * How to look up what happened to an attempt; `null` where no call can tell. `request` is `null`
   * where another run sent it, or a page before a reload.
   */
  readonly readBack?: (
    attempt: Attempt,
    request: WithoutCard<Shape["request"]> | null,
  ) => LookUp | null;
  /** The reads that a success makes stale. */
  readonly stale?: (ports: Ports, input: Shape["input"]) => readonly Query<unknown>[];
}
