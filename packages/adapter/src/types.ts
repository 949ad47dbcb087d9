import type {
  Accepted,
  Client,
  CreditCard,
  CustomerId,
  DeviceSettings,
  InvalidImei,
  RegistrationDetails,
  RegistrationPayload,
  RegistrationResult,
  Subscription,
} from "@waypost/sdk";
import type { Refusal } from "./reply.ts";

type Features = Omit<Client, "request" | "writeTimeout">;

/** The last argument of every function. */
export interface Context<Customer = unknown> {
  /** The request. Its body has been read. */
  readonly request: Request;
  /** Aborts when the caller leaves, if the runtime reports that. */
  readonly signal: AbortSignal;
  /** The result of `verifyToken` for the five calls with a token; undefined for all others. */
  readonly customer: Customer;
}

/** Makes the fields that may be null optional. */
type Optional<T> = T extends readonly (infer Row)[]
  ? readonly Optional<Row>[]
  : T extends object
    ? {
        readonly [K in keyof T as null extends T[K] ? never : K]: Optional<T[K]>;
      } & {
        readonly [K in keyof T as null extends T[K] ? K : never]?: Optional<T[K]> | undefined;
      }
    : T;

/** The result of an e-mail check. `customer_id` belongs to an existing customer. */
export interface EmailResult {
  readonly exists: boolean;
  readonly customer_id?: CustomerId | null | undefined;
}

/**
 * The result of an IMEI check. A device that cannot be registered has a `reason`, a `message` for
 * the customer, or both.
 */
export type ImeiResult =
  | {
      readonly valid: true;
      /** `gps`; any other value means OBD. */
      readonly category: string;
      readonly model?: string | null | undefined;
    }
  | {
      readonly valid: false;
      readonly reason: InvalidImei["reason"];
      readonly message?: string | undefined;
    }
  | { readonly valid: false; readonly reason?: undefined; readonly message: string };

/** A device that could not be registered. */
export interface FailedDevice {
  readonly imei: string;
  /** The reason, for the customer. */
  readonly why?: string | undefined;
}

/**
 * The result of a registration. With `failed` or an `error` it is partial if there are
 * subscriptions, and a refusal if there are none.
 */
export interface RegistrationAnswer {
  readonly details?: Optional<RegistrationDetails> | null | undefined;
  /** The devices that are registered and charged. */
  readonly subscription: readonly Optional<Subscription>[];
  /** The devices that are neither registered nor charged. */
  readonly failed?: readonly FailedDevice[] | undefined;
  /** The customer's token, for the five calls that need one. */
  readonly token?: RegistrationResult["token"] | undefined;
  readonly message?: RegistrationResult["message"] | undefined;
  /** The failed devices as one text, instead of `failed`, separated by "|". */
  readonly error?: RegistrationResult["error"] | undefined;
}

/** Results that differ from those of the client in more than optional fields. */
interface Results {
  readonly "registration.checkEmail": EmailResult;
  readonly "registration.checkImei": ImeiResult;
  readonly "registration.register": RegistrationAnswer;
  readonly "registration.registerCharge": RegistrationAnswer;
  readonly "deviceSettings.load": DeviceSettings;
}

/** No result is an Error or has one: a refusal is `refuse(message)`. */
interface NoError {
  readonly error?: null | undefined;
  readonly stack?: undefined;
}

/** The result of a call that only succeeds or fails. Its flags can only say that it succeeded. */
interface Done extends NoError {
  readonly message?: string | null | undefined;
  readonly ok?: true | undefined;
  readonly status?: true | undefined;
  readonly success?: true | undefined;
}

type ResultOf<Name extends string, T> = Name extends keyof Results
  ? Results[Name]
  : T extends Accepted
    ? Done | void
    : Optional<T> & NoError;

/** A card that the page has turned into a token of a payment provider: see `tokenizeCard`. */
export interface CardToken {
  readonly token: string;
  readonly last_4: string;
  /** MM/YYYY */
  readonly expiration_date: string;
  readonly cardholder_name: string;
}

/** The same request, whose card may be a token. */
type OrToken<T> = T extends { credit_card?: CreditCard }
  ? Omit<T, "credit_card"> & {
      [K in keyof T & "credit_card"]: T[K] | (CreditCard extends T[K] ? CardToken : never);
    }
  : T;

/** A registration, whose card may be a token. */
export type RegistrationOrder = OrToken<RegistrationPayload>;

/** The arguments of a client's method without its options. */
type Values<Arguments extends readonly unknown[]> =
  Required<Arguments> extends readonly [...infer Given, unknown]
    ? { [Index in keyof Given]: OrToken<Arguments[Index & keyof Arguments]> }
    : never;

type FunctionOf<Name extends string, Method, Customer> = Method extends (
  ...args: infer Arguments
) => Promise<infer T>
  ? (
      ...args: [...Values<Arguments>, context: Context<Customer>]
    ) => ResultOf<Name, T> | Refusal | Promise<ResultOf<Name, T> | Refusal>
  : never;

/**
 * Your functions by feature, with the names and arguments of the client's methods. Each returns what
 * the client's method resolves with. Fields that may be null are optional. A call without a function
 * is not offered.
 */
export type Functions<Customer = unknown> = {
  readonly [Feature in keyof Features]?: {
    readonly [Name in keyof Features[Feature] & string]?: FunctionOf<
      `${Feature}.${Name}`,
      Features[Feature][Name],
      Customer
    >;
  };
};

/** One of the ids of plans that the portal knows: three tiers by three periods for each kind. */
export type PlanId = `${"standard" | "plus" | "pro"}${"" | "_obd"}${"" | "_quarterly" | "_yearly"}`;

/** A problem for the developer of the functions. It contains no value of a request or a result. */
export interface AdapterReport {
  /** The call, such as `registration.register`. */
  readonly operation: string;
  /**
   * - `threw`: the function or `verifyToken` threw `cause`.
   * - `result`: the result does not have its type; `field` names the first wrong field.
   * - `plan`: `field` is the id of a plan that the portal does not show, because it has no duration,
   *   or its id stands for another plan by the option `plans`.
   */
  readonly problem: "threw" | "result" | "plan";
  readonly field?: string;
  /** The problem in one sentence. */
  readonly message: string;
  readonly cause?: unknown;
}

/** Options of `createAdapter`. */
export interface AdapterOptions<Customer = unknown> {
  /**
   * Verifies the token of the five calls that need one. Its result is `context.customer`. Null,
   * undefined and false refuse the token. Declare the type of its parameter, so that the compiler
   * finds the type of `context.customer`. Required if one of these calls is offered.
   */
  readonly verifyToken?: (
    token: string,
    request: Request,
  ) => Customer | null | undefined | false | Promise<Customer | null | undefined | false>;
  /** Your own id of each plan that has another one than the portal's: `{ plus_yearly: "fleet_12m" }`. */
  readonly plans?: { readonly [Id in PlanId]?: string };
  /** The prefix of every path, such as `/api`. Default none. */
  readonly prefix?: string;
  /** Seconds for which caches may store the reply to a lookup. Default 300. 0 prevents it. */
  readonly lookupMaxAge?: number;
  /**
   * The currency of all prices by ISO 4217. Default `USD`. Portals that are set to another sell
   * nothing.
   */
  readonly currency?: string;
  /** Gets the problems of the functions. By default they are written to the console. */
  readonly onReport?: (report: AdapterReport) => void;
}
