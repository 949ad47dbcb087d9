import { relative } from "node:path";
import type { BrowserContextOptions, Page } from "playwright";
import { describe, expect, test } from "vitest";
import type { Sandbox } from "../packages/sandbox/src/sandbox.ts";
import { button, keyboard, pointer, touch, type Input, type PayingExample } from "./customer.ts";
import { smsPacks } from "./in-page/entries.ts";
import { openExample } from "./open-example.ts";
import { react } from "./react/entries.ts";
import { reactNative } from "./react-native/entries.ts";

/** An example in one situation. */
interface Visit {
  readonly page: Page;
  readonly sandbox: Sandbox;
  readonly example: PayingExample;
  readonly input: Input;
  /** Checks each screen that the customer reaches. */
  readonly look: () => Promise<void>;
}

const payButton = ({ page, example }: Visit) => button(page, example.pay);
const amounts = ({ sandbox }: Visit) => sandbox.charges().map(({ amount }) => amount);

/** Resolves when a question has read its prices without a cache. */
const pricesRead = (page: Page) =>
  page.waitForResponse(async (reply) => {
    const headers = await reply.request().allHeaders();
    return headers["cache-control"] === "no-cache";
  });

/** Checks that the question shows the sum and the renewal before anything is sent. */
async function seeQuestion(visit: Visit, amount = visit.example.plan.price): Promise<void> {
  const { page, example, look } = visit;
  await page.getByText(example.sum(amount.toFixed(2))).waitFor();
  await page.getByText(example.renewal).last().waitFor();
  await look();
  expect(amounts(visit)).toEqual([]);
}

async function openQuestion(visit: Visit): Promise<void> {
  const { page, example, input, look } = visit;
  await example.fill(page, input);
  await look();
  const read = pricesRead(page);
  await example.review(page, input);
  await read;
  await seeQuestion(visit);
}

/** Checks that the page shows that it is sending, and that nothing can be pressed but its toasts. */
async function seeSending({ page, example, look }: Visit): Promise<void> {
  await page.getByText(example.sending).waitFor();
  expect(
    await page.locator(":is(button, input, select):enabled:not(.waypost-Toast *)").count(),
  ).toBe(0);
  await look();
}

/** Confirms once. The request is released after the page has shown that it is sending. */
async function pay(visit: Visit): Promise<void> {
  const { page, input } = visit;
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/./, async (route) => {
    if (route.request().method() === "POST") await promise;
    await route.fallback();
  });
  await input.press(payButton(visit));
  await seeSending(visit);
  resolve();
}

/** Checks that the payment is done and charged once, and that the customer can start over. */
async function seeDone(visit: Visit, amount = visit.example.plan.price): Promise<void> {
  await visit.page.getByText(visit.example.done).waitFor();
  await visit.look();
  expect(amounts(visit)).toEqual([amount]);
  await startOver(visit);
}

async function startOver({ page, example, input }: Visit): Promise<void> {
  await input.press(button(page, example.again.button));
  await page.getByLabel(example.again.entry).first().waitFor();
}

async function agree({ page, input }: Visit, label: string): Promise<void> {
  await input.check(page.getByLabel(label));
}

const isUnknown = ({ page }: Visit) =>
  page.getByText("We do not know whether your request was carried out.").waitFor();

/** A payment without any problem. */
async function payOnce(visit: Visit): Promise<void> {
  await openQuestion(visit);
  await pay(visit);
  await seeDone(visit);
}

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

interface Situation {
  readonly title: string;
  readonly meet: (visit: Visit) => Promise<void>;
  readonly input?: Input;
  readonly context?: BrowserContextOptions;
  /** True for the only situation that `npm test` runs. */
  readonly isShort?: true;
}

const situations: readonly Situation[] = [
  {
    title: "price changes: the new price is paid only after its tick",
    isShort: true,
    meet: async (visit) => {
      const { page, sandbox, example, input } = visit;
      await openQuestion(visit);
      sandbox.setPrice(example.plan.id, 512.5);
      // The first reading of the price must not be stopped by the clock.
      await expect.poll(() => payButton(visit).isEnabled()).toBe(true);
      await page.clock.install();
      await page.clock.fastForward("02:00");
      await input.press(payButton(visit));
      const was = example.plan.price.toFixed(2);
      const changed = `The price has changed. It was $${was} and is $512.50 now.`;
      await page.getByText(changed).waitFor();
      await page.getByText(example.sum("512.50")).waitFor();
      expect(await payButton(visit).isDisabled()).toBe(true);
      expect(amounts(visit)).toEqual([]);
      await agree(visit, "I agree to the new price");
      await pay(visit);
      await seeDone(visit, 512.5);
    },
  },
  {
    title: "reply lost: nothing is sent again, and its outcome is shown, after a reload as well",
    meet: async (visit) => {
      const { page, sandbox, example, input } = visit;
      await openQuestion(visit);
      sandbox.fault({ call: example.call, kind: "lost" });
      await pay(visit);
      for (const arrive of [async () => {}, () => page.reload()]) {
        await arrive();
        await isUnknown(visit);
        if (example.canReadBack) await page.getByText("is in use now").waitFor();
        expect(await payButton(visit).count()).toBe(0);
      }
      expect(amounts(visit)).toEqual([example.plan.price]);
      if (example.canReadBack) {
        await input.press(button(page, "Check now"));
        await page.getByText("is in use now").waitFor();
        await startOver(visit);
      } else {
        await input.press(button(page, example.backFromUnknown));
        await page.getByText(example.repetition).waitFor();
      }
    },
  },
  {
    title: "reply slow: the page says that it sends until the reply is there",
    meet: async (visit) => {
      const { sandbox, example, input } = visit;
      await openQuestion(visit);
      sandbox.fault({ call: example.call, kind: "slow", milliseconds: 1500 });
      await input.press(payButton(visit));
      await seeSending(visit);
      await seeDone(visit);
    },
  },
  {
    title: "declined: the server's message is shown, and the payment can be tried again",
    meet: async (visit) => {
      const { page, sandbox, example, input } = visit;
      const body = { status: false, message: "Card declined", error: "E1" };
      await openQuestion(visit);
      sandbox.fault({ call: example.call, kind: "error-json", status: 200, body });
      await pay(visit);
      await page.getByText("Card declined : E1").waitFor();
      if (example.backFromFailed !== null) await input.press(button(page, example.backFromFailed));
      await example.reviewAgain(page, input);
      await seeQuestion(visit);
      await pay(visit);
      await seeDone(visit);
    },
  },
  {
    title: "renewal on: the renewal stands beside the sum before the payment",
    meet: payOnce,
  },
  {
    title: "repeated after unknown: the request is sent again only after its tick",
    meet: async (visit) => {
      const { page, sandbox, example, input } = visit;
      await openQuestion(visit);
      sandbox.fault({ call: example.call, kind: "refuse" });
      await pay(visit);
      await isUnknown(visit);
      if (example.canReadBack) await page.getByText("It was most likely not registered.").waitFor();
      await input.press(button(page, example.backFromUnknown));
      if (example.canReadBack) await example.reviewAgain(page, input);
      await page.getByText(example.repetition).waitFor();
      await seeQuestion(visit);
      expect(await payButton(visit).isDisabled()).toBe(true);
      await agree(visit, "I understand that I may be charged twice");
      await pay(visit);
      await seeDone(visit);
    },
  },
  { title: "keyboard: it reaches everything that a payment needs", meet: payOnce, input: keyboard },
  {
    title: "screen of a phone: nothing scrolls sideways",
    input: touch,
    context: phone,
    meet: async (visit) => {
      const look = async () => {
        const width = await visit.page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(phone.viewport.width);
      };
      await payOnce({ ...visit, look });
    },
  },
];

const examples = [smsPacks, react, reactNative].map((example) => ({
  example,
  name: relative(import.meta.dirname, example.root),
}));

describe.each(examples)("$name", ({ example }) => {
  const { open } = openExample(example.root);

  async function visit({ meet, input = pointer, context }: Situation): Promise<void> {
    const opened = await open(context);
    await meet({ ...opened, example, input, look: async () => {} });
    expect(opened.sandbox.charges()).toHaveLength(1);
  }

  test.each(situations.filter(({ isShort }) => isShort))("$title", visit);
  test.each(situations.filter(({ isShort }) => !isShort))("$title", { tags: ["long"] }, visit);
});
