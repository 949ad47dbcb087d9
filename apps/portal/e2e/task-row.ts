import type { SandboxServer } from "@waypost/sandbox/server";
import type { BrowserContext, Page } from "playwright";
import { SECRETS } from "./customer.ts";
import type { SensitiveValues } from "./sensitive-values.ts";

/** Rita Returning: `customer_id` of the sandbox's demo customer. */
export const CUSTOMER = 1001;

/** A browser and the sandbox of its pages. */
interface Environment {
  readonly context: BrowserContext;
  readonly sandbox: Pick<SandboxServer, "sandbox">;
}

/** The data of a task for the tests of all tasks. */
export interface TaskRow {
  readonly name: string;
  readonly title: string;
  /** The title without an input in the URL, if it differs. */
  readonly titleWithoutInput?: string;
  readonly route: string;
  /** The operation that it sends, and its path. */
  readonly call: string;
  readonly path: string;
  /** The message if the URL lacks the customer. */
  readonly withoutInput: RegExp;
  /**
   * Returns the query of its URL for a customer. By default it contains the customer and an
   * e-mail.
   */
  readonly query?: (customer: number) => string;
  /** Prepares the browser before the page opens. */
  readonly before?: (place: Environment, customer: number) => Promise<unknown>;
  /** True if its request sends the token. */
  readonly isAuthorized?: true;
  /** True if its URL has no customer, so its page works with any URL. */
  readonly isAnonymous?: true;
  /** Fills in everything up to the last button, for this customer. */
  readonly fill: (page: Page, customer?: number) => Promise<void>;
  /** Fills in the fields that are required again after a missing reply. */
  readonly fillAgain?: (page: Page) => Promise<void>;
  readonly lastButton: string;
  /**
   * The question of the review, its two buttons, and its text about the price or the change.
   * Without a question, the last button confirms.
   */
  readonly question: string | null;
  readonly confirm: string;
  readonly cancel: string;
  readonly money: string;
  /** The values that `fill` selects, exactly as sent and charged. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly charges: readonly { readonly subject: string; readonly amount: number }[];
  /**
   * Returns true if the request was executed for a customer, by a later call. By default the
   * charges show it.
   */
  readonly isCarriedOut?: (server: SandboxServer, customer: number) => Promise<boolean>;
  /** The text of an unknown outcome. */
  readonly unknown: string;
  /** The question before a repetition and the statement to accept; `null` if it is harmless. */
  readonly repetition: { readonly text: string; readonly tick: string } | null;
  /** The title of the success dialog. */
  readonly successTitle: string;
  /** The text of a success; `null` for the server's message. */
  readonly success: string | null;
  /** True if the text replaces the button, without a dialog. */
  readonly isInPlace?: true;
  /** The texts on the receipt. */
  readonly receipt: readonly string[];
  /** The known facts after the request was executed and its reply was lost. */
  readonly afterLostReply?: string;
  /** The known facts after a reload. */
  readonly afterReload?: string;
  /** The values that must not be stored, and how to type them again after the page was left. */
  readonly secrets?: {
    readonly values: SensitiveValues;
    readonly retype: (page: Page) => Promise<void>;
  };
  /** Returns the values of `fill` that survive a reload, read from the page. */
  readonly kept?: (page: Page) => Promise<unknown>;
}

/** Enters the card that pays for a task. */
export async function enterTaskCard(
  page: Page,
  number: string = SECRETS.cardNumber,
): Promise<void> {
  await page.getByLabel("Card Holder Name").fill("Rita Returning");
  await page.getByLabel("Card Number").fill(number);
  await page.getByLabel("CVV").fill(SECRETS.cvv);
  await page.getByLabel("Year").selectOption("2030");
  await page.getByLabel("Month").selectOption("03");
}

/** The same card in the request. */
export const TASK_CARD = {
  cardholder_name: "Rita Returning",
  number: SECRETS.cardNumber,
  cvv: SECRETS.cvv,
  expiration_date: "03/2030",
} as const;
