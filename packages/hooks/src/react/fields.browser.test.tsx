import { describe, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { cannedSettings } from "../../test/canned-settings.ts";
import { onPage, type OnPage } from "../../test/on-page.tsx";
import { soon } from "../../test/soon.ts";
import { cancellation } from "../flows/cancellation/cancellation.ts";
import { cardUpdate } from "../flows/card-update/card-update.ts";
import { deviceSettings } from "../flows/device-settings/flow.ts";
import { shownValue } from "../flows/device-settings/values.ts";
import { phoneConsent } from "../flows/phone-consent/flow.ts";
import { registration } from "../flows/registration/flow.ts";
import { en } from "../messages/en.ts";
import { memoryStorage } from "../platform.ts";
import { createWaypost, type Waypost } from "../waypost.ts";
import { useDeviceSettings } from "./device-settings/use-device-settings.ts";
import { useSettingsField } from "./device-settings/use-settings-field.ts";
import { usePhoneConsent } from "./phone-consent/use-phone-consent.ts";
import { WaypostProvider } from "./provider.tsx";
import { useDeviceImei, useDeviceName } from "./registration/use-devices.ts";
import { useRegistrationCard } from "./registration/use-registration-card.ts";
import { useRegistrationField } from "./registration/use-registration-field.ts";
import { useTaskCard, useTaskField } from "./task/use-task-field.ts";
import { useTaskImei } from "./task/use-task-field.ts";
import { useTask } from "./task/use-task.ts";
import { useCardField } from "./use-card.ts";

const VAN = "358000000000001";
const TRUCK = "868000000000001";
const WRITE = "/api/subscription/cancel";

/** The props of any field: with a value, or with a default value. */
interface Field {
  readonly input: object;
  readonly onChange: (text: string) => void;
  readonly value?: string;
  readonly defaultValue?: string;
  readonly inputKey?: number | undefined;
}

/** Types into an element as a browser does, letter by letter if `text` is one longer. */
function type(element: HTMLInputElement, text: string): void {
  // React replaces the setter of the element itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(element, text);
  element.dispatchEvent(new Event("input", { bubbles: true }));
}

describe("the component of the guide, with its hooks above the switch", () => {
  const input = { imei: VAN, email: "rita@example.com" };

  function Guide({ address = input }) {
    const cancelling = useTask(cancellation, address);
    const imei = useTaskImei(cancelling);
    const email = useTaskField(cancelling, "email");
    switch (cancelling.phase) {
      case "form":
        return (
          <form onSubmit={cancelling.submit}>
            <input aria-label="IMEI" {...imei.input} />
            <input aria-label="E-mail" {...email.input} />
          </form>
        );
      default:
        return <output>{cancelling.phase}</output>;
    }
  }

  test("shows the device that the address names, which is the one that would be cancelled", async () => {
    const page = onPage();
    const screen = await render(<Guide />, { wrapper: page.Provider });
    const { draft } = page.waypost.run(cancellation, input).getState().form;
    await expect.element(screen.getByLabelText("IMEI")).toHaveValue(VAN);
    await expect.element(screen.getByLabelText("E-mail")).toHaveValue("rita@example.com");
    expect(draft.imei).toBe(VAN);
    expect(page.calls).not.toContain(WRITE);
  });

  test("keeps what was typed when another address arrives", async () => {
    const page = onPage();
    const screen = await render(<Guide />, { wrapper: page.Provider });
    const run = page.waypost.run(cancellation, input);
    await screen.getByLabelText("IMEI").fill("35");
    await screen.rerender(<Guide address={{ imei: TRUCK, email: "other@example.com" }} />);
    await expect.element(screen.getByLabelText("IMEI")).toHaveValue("35");
    await expect.element(screen.getByLabelText("E-mail")).toHaveValue("other@example.com");
    await screen.getByLabelText("E-mail").fill("typed@example.com");
    await screen.rerender(<Guide address={{ imei: VAN, email: "third@example.com" }} />);
    await expect.element(screen.getByLabelText("E-mail")).toHaveValue("typed@example.com");
    expect(run.getState().form.draft).toMatchObject({ imei: "35", email: "typed@example.com" });
  });

  test("keeps what was typed while a slow storage restores the draft", async () => {
    const page = onPage();
    const stored = Promise.withResolvers<string | null>();
    const getItem = (key: string) => (key.includes("cancellation") ? stored.promise : null);
    const storage = { ...memoryStorage(), getItem };
    const waypost = createWaypost({ services: page.services, messages: en, storage });
    const screen = await render(
      <WaypostProvider waypost={waypost}>
        <Above useOne={useImei} isHookMounted isElementMounted by="input" />
      </WaypostProvider>,
    );
    await screen.getByRole("textbox").fill("35");
    await expect.element(screen.getByRole("textbox")).toHaveValue("35");
    stored.resolve(JSON.stringify({ stage: "details", draft: { imei: TRUCK } }));
    const run = waypost.run(cancellation, NOTHING);
    await soon(() => expect(run.getState().screen.phase).toBe("form"));
    await expect.element(screen.getByRole("textbox")).toHaveValue("35");
    expect(run.getState().form.draft.imei).toBe("35");
  });
});

/** A field, the value that its flow would send, and a way to set it without the field. */
interface FieldRow {
  readonly name: string;
  readonly useOne: () => Field;
  readonly held: (waypost: Waypost) => string;
  readonly set: (waypost: Waypost, text: string) => void;
  /** Waits until the flow accepts edits. */
  readonly open?: (page: OnPage) => Promise<void>;
}

const useImei = () => useTaskImei(useTask(cancellation, NOTHING));

const NOW = new Date(2026, 10, 21);
const NOTHING = { imei: null, email: null };
const CUSTOMER = { customerId: "1001" };
const SETTINGS = { imei: VAN, kind: "gps", planId: "plus", unit: "MPH" } as const;
const CARD_FIELDS = ["cardHoldername", "cardnumber", "cvc"] as const;

const cancelling = (waypost: Waypost) => waypost.run(cancellation, NOTHING);
const paying = (waypost: Waypost) => waypost.run(cardUpdate, CUSTOMER);
const registering = (waypost: Waypost) => waypost.run(registration);
const setting = (waypost: Waypost) => waypost.run(deviceSettings, SETTINGS);
const consenting = (waypost: Waypost) => waypost.run(phoneConsent);

async function openRegistration({ send, until }: OnPage): Promise<void> {
  send({ type: "visit", step: "customer-information" });
  await until(({ screen: { phase } }) => phase === "email");
}

const ROWS: readonly FieldRow[] = [
  {
    name: "the IMEI of a cancellation",
    useOne: useImei,
    held: (waypost) => cancelling(waypost).getState().form.draft.imei,
    set: (waypost, imei) => cancelling(waypost).send({ type: "edit", patch: { imei }, today: NOW }),
  },
  ...(["firstName", "email", "comment"] as const).map((name) => ({
    name: `${name} of a cancellation`,
    useOne: () => useTaskField(useTask(cancellation, NOTHING), name),
    held: (waypost: Waypost) => cancelling(waypost).getState().form.draft[name],
    set: (waypost: Waypost, text: string) =>
      cancelling(waypost).send({ type: "edit", patch: { [name]: text }, today: NOW }),
  })),
  ...CARD_FIELDS.flatMap((name) => [
    {
      name: `${name} of a new card`,
      useOne: () => useCardField(useTaskCard(useTask(cardUpdate, CUSTOMER)), name),
      held: (waypost: Waypost) => paying(waypost).getState().form.draft[name],
      set: (waypost: Waypost, text: string) =>
        paying(waypost).send({ type: "edit", patch: { [name]: text }, today: NOW }),
    },
    {
      name: `${name} of the registration`,
      open: openRegistration,
      useOne: () => useCardField(useRegistrationCard(), name),
      held: (waypost: Waypost) => registering(waypost).getState().form.payment[name],
      set: (waypost: Waypost, text: string) =>
        registering(waypost).send({ type: "edit-card", patch: { [name]: text }, today: NOW }),
    },
  ]),
  ...(["email", "phone", "city", "password"] as const).map((name) => ({
    name: `${name} of the registration`,
    open: openRegistration,
    useOne: () => useRegistrationField(name),
    held: (waypost: Waypost) => registering(waypost).getState().form.customer[name],
    set: (waypost: Waypost, text: string) =>
      registering(waypost).send({ type: "edit-customer", patch: { [name]: text } }),
  })),
  {
    name: "the IMEI of a device",
    open: openRegistration,
    useOne: () => useDeviceImei("1"),
    held: (waypost) => registering(waypost).getState().form.activation.devices[0]?.imei.text ?? "",
    set: (waypost, text) => registering(waypost).send({ type: "edit-imei", id: "1", text }),
  },
  {
    name: "the name of a device",
    open: openRegistration,
    useOne: () => useDeviceName("1"),
    held: (waypost) =>
      registering(waypost).getState().form.activation.devices[0]?.device_name ?? "",
    set: (waypost, name) => registering(waypost).send({ type: "edit-device-name", id: "1", name }),
  },
  {
    name: "a setting of a device",
    open: async (page) => {
      cannedSettings(page, SETTINGS);
      setting(page.waypost).send({ type: "open" });
      await soon(() => expect(setting(page.waypost).getState().screen.phase).toBe("open"));
    },
    useOne: () => useSettingsField(useDeviceSettings(SETTINGS), "device_name"),
    held: (waypost) => String(shownValue(setting(waypost).getState().form, "device_name")),
    set: (waypost, value) => setting(waypost).send({ type: "edit", field: "device_name", value }),
  },
  {
    name: "the name of a phone consent",
    useOne: () => useTaskField(usePhoneConsent(), "name"),
    held: (waypost) => consenting(waypost).getState().form.draft.name,
    set: (waypost, name) => consenting(waypost).send({ type: "edit", patch: { name } }),
  },
];

/** Shows a field by its element props, or by the other props as `@waypost/ui` does. */
function Shown({ field, by }: { field: Field; by: "input" | "props" }) {
  if (by === "input") return <input {...field.input} />;
  const { value, defaultValue, onChange, inputKey } = field;
  const held = value === undefined ? { defaultValue } : { value };
  return <input key={inputKey} {...held} onChange={(event) => onChange(event.target.value)} />;
}

interface View {
  readonly by: "input" | "props";
  readonly isHookMounted: boolean;
  readonly isElementMounted: boolean;
}

function Above({ useOne, isElementMounted, by }: View & Pick<FieldRow, "useOne">) {
  // oxlint-disable-next-line react/hooks -- a row of the table never changes its hook
  const field = useOne();
  return isElementMounted && <Shown field={field} by={by} />;
}

const TEXTS = ["", "3", "35", "Rita", "4111111111111111", VAN, TRUCK, "a b", "12"];

/** Returns numbers from 0 to `below - 1`, the same for each seed. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Resolves once React has rendered the result of an event. */
const rendered = () => new Promise((resolve) => setTimeout(resolve));

/** Runs one random session, and returns the steps after which the field was not what is sent. */
async function session({ useOne, held, set, open }: FieldRow, seed: number) {
  const below = numbersFrom(seed);
  const page = onPage();
  const { waypost } = page;
  const isMountedFirst = below(2) === 0;
  let view: View = {
    by: below(2) === 0 ? "input" : "props",
    isHookMounted: true,
    isElementMounted: isMountedFirst,
  };
  const tree = () => view.isHookMounted && <Above useOne={useOne} {...view} />;
  if (!isMountedFirst) await open?.(page);
  const screen = await render(tree(), { wrapper: page.Provider });
  if (isMountedFirst) await open?.(page);
  const element = () => screen.container.querySelector("input");
  const done: string[] = [view.by];
  const wrong: object[] = [];
  for (let step = 0; step < 8; step += 1) {
    const text = TEXTS[below(TEXTS.length)] ?? "";
    const what = (["type", "type", "set", "set", "element", "hook"] as const)[below(6)];
    done.push(`${String(what)} ${text}`);
    const shown = element();
    if (what === "type" && shown !== null) type(shown, text);
    if (what === "set") set(waypost, text);
    if (what === "hook") view = { ...view, isHookMounted: !view.isHookMounted };
    if (what === "element") view = { ...view, isElementMounted: !view.isElementMounted };
    await rendered();
    if (what === "hook" || what === "element") await screen.rerender(tree());
    const sent = held(waypost);
    const value = element()?.value ?? sent;
    if (value !== sent) wrong.push({ seed, done: [...done], value, sent });
  }
  await screen.unmount();
  return wrong;
}

describe.each(ROWS)("$name", (row) => {
  test("is what the flow would send, however it was set and whenever it was mounted", async () => {
    for (let seed = 1; seed <= 12; seed += 1) expect(await session(row, seed)).toEqual([]);
  });
});
