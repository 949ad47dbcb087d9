import type { SandboxServer } from "@waypost/sandbox/server";
import type { BrowserContext, Page } from "playwright";
import { SECRETS } from "./customer.ts";
import type { Marks } from "./marks.ts";

/** Rita Returning: `customer_id` of the sandbox's demo customer. */
export const CUSTOMER = 1001;

/** A browser and the sandbox that its pages talk to. */
interface Place {
  readonly context: BrowserContext;
  readonly sandbox: Pick<SandboxServer, "sandbox">;
}

/** What the tests of all tasks need to know of one. */
export interface TaskRow {
  readonly name: string;
  readonly title: string;
  /** The title without an input in the address, if it is another one. */
  readonly titleWithoutInput?: string;
  readonly route: string;
  /** The operation that it sends, and its path. */
  readonly call: string;
  readonly path: string;
  /** What the page says where its address lacks the customer. */
  readonly withoutInput: RegExp;
  /** The query of its address for a customer; the customer and an e-mail unless told. */
  readonly query?: (customer: number) => string;
  /** What the browser has before the page opens. */
  readonly before?: (place: Place, customer: number) => Promise<unknown>;
  /** Its request carries the token. */
  readonly isAuthorized?: true;
  /** No address says who it is for, so its page goes on whatever the address is. */
  readonly isAnonymous?: true;
  /** Fills everything up to the last button, for this customer. */
  readonly fill: (page: Page, customer?: number) => Promise<void>;
  /** Fills again what is asked for after an answer that did not come. */
  readonly fillAgain?: (page: Page) => Promise<void>;
  readonly lastButton: string;
  /** Enters again what a reload has taken, up to where the rest shows that was kept. */
  readonly comeBack?: (page: Page) => Promise<void>;
  /**
   * The question before the request, its two buttons, and what is said before of the money or of
   * what changes. Without a question the last button is the one that confirms.
   */
  readonly question: string | null;
  readonly confirm: string;
  readonly cancel: string;
  readonly money: string;
  /** What `fill` chooses, exactly as it is sent and billed. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly charges: readonly { readonly subject: string; readonly amount: number }[];
  /** Whether it was carried out for a customer, by a later call; the charges tell by default. */
  readonly isCarriedOut?: (server: SandboxServer, customer: number) => Promise<boolean>;
  /** What is said of an outcome that nobody knows. */
  readonly unknown: string;
  /** The question before a repetition and what has to be ticked; `null` where it does no harm. */
  readonly repetition: { readonly text: string; readonly tick: string } | null;
  /** The title of the dialog of a success. */
  readonly successTitle: string;
  /** The words of a success; `null` where they are the server's. */
  readonly success: string | null;
  /** What follows these words in the dialog. */
  readonly note?: string;
  /** They are in place of the button, without a dialog. */
  readonly isInPlace?: true;
  /** Its reply is not documented: any HTTP 2xx is a success that says nothing against it. */
  readonly takesAnyReply?: true;
  /** What the receipt names. */
  readonly receipt: readonly string[];
  /** What is known after the request was carried out and its answer was lost. */
  readonly afterLostReply: string;
  /** And after a reload then. */
  readonly afterReload: string;
  /** What must be kept nowhere, and how it is typed again after the page was left. */
  readonly secrets?: { readonly marks: Marks; readonly retype: (page: Page) => Promise<void> };
  /** What a reload keeps of what `fill` has entered, as it is read from the page. */
  readonly kept: (page: Page) => Promise<unknown>;
}

/** Gives the card that pays for a task. */
export async function giveTaskCard(page: Page, number: string = SECRETS.cardNumber): Promise<void> {
  await page.getByLabel("Card Holder Name").fill("Rita Returning");
  await page.getByLabel("Card Number").fill(number);
  await page.getByLabel("CVV").fill(SECRETS.cvv);
  await page.getByLabel("Year").selectOption("2030");
  await page.getByLabel("Month").selectOption("03");
}

/** That card, as it is sent. */
export const TASK_CARD = {
  cardholder_name: "Rita Returning",
  number: SECRETS.cardNumber,
  cvv: SECRETS.cvv,
  expiration_date: "03/2030",
} as const;
