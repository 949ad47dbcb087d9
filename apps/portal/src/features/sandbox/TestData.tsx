import type { ReactNode } from "react";
import { loseReply, moveClock, type SandboxState } from "./control.ts";
import { pages, paymentOf } from "./pages.ts";
import type { PortalParts } from "./portal-parts.ts";
import { addressRoute } from "@waypost/hooks/rules";
import { address } from "../../app/hash-location.ts";
import { showLanguage } from "../../app/language.ts";
import { cardValues, typeInto } from "./fill-step.ts";
import { cards, failingImei, imeiInStock, returning } from "./samples.ts";
import { all } from "./typing.ts";

/** Values to type in, pages to open, and changes to the sandbox. */
export function TestData(props: {
  parts: PortalParts;
  /** Null if this page cannot control the sandbox. */
  sandbox: SandboxState | null;
  onPress: (action: Action[1]) => void;
  /** Called when another page is opened. */
  onLeave: () => void;
}) {
  const { parts, sandbox, onPress, onLeave } = props;
  const buttons = (actions: readonly Action[]) =>
    actions.map(([label, action]) => (
      <li key={label}>
        <button type="button" onClick={() => onPress(action)}>
          {label}
        </button>
      </li>
    ));
  const open = (customer: string) => {
    const token = sandbox?.tokens.get(customer);
    // As the vendor's tracking site does after a log-in.
    if (token !== undefined) localStorage.setItem(parts.config.tokenKey ?? "token", token);
    onLeave();
  };
  return (
    <>
      <Part title="Type in">{buttons(typing(parts))}</Part>
      <Part title="Go to">
        {pages.map(([label, path, customer = ""]) => (
          <li key={label}>
            <a href={`#${path}`} onClick={() => open(customer)}>
              {label}
            </a>
          </li>
        ))}
      </Part>
      {sandbox !== null && (
        <Part title={`On ${sandbox.time.toLocaleDateString("en", { dateStyle: "long" })}`}>
          {buttons(controls(parts))}
        </Part>
      )}
      <Part title="English texts">{buttons(texts(parts))}</Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open={window.matchMedia("(min-width: 40rem)").matches}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <ul>{children}</ul>
    </details>
  );
}

/** A button of the panel. It returns what happened. */
type Action = readonly [label: string, run: () => Promise<string>];

/** Types values into their fields, or copies the main one if the page has no such field. */
async function typeOrCopy(entries: Readonly<Record<string, string>>, main: string) {
  if ((await typeInto(entries)) > 0) return "Typed in.";
  await navigator.clipboard.writeText(main);
  return `Copied: ${main}`;
}

/** Types into the first empty IMEI field, or else into the last one. */
async function typeImei(imei: string): Promise<string> {
  const fields = all<HTMLInputElement>('input[id$="imei"]');
  const field = fields.find(({ value }) => value === "") ?? fields.at(-1);
  return typeOrCopy({ [field?.id ?? "imei"]: imei }, imei);
}

/** Values to type in. */
const typing = ({ waypost }: PortalParts): readonly Action[] => [
  ["GPS device", async () => typeImei(await imeiInStock(waypost, "gps"))],
  ["OBD device", async () => typeImei(await imeiInStock(waypost, "obd"))],
  ["Device that fails", () => typeImei(failingImei)],
  [
    "Returning customer",
    () => typeOrCopy({ email: returning.email, password: returning.password }, returning.email),
  ],
  ["Card that pays", () => typeOrCopy(cardValues(cards.pays), cards.pays)],
  ["Card that is declined", () => typeOrCopy(cardValues(cards.declined), cards.declined)],
  ["Card for one device only", () => typeOrCopy(cardValues(cards.partial), cards.partial)],
];

/** Changes to the sandbox, for pages that can control it. */
const controls = ({ waypost }: PortalParts): readonly Action[] => {
  const move = (days: number | null) => async () => {
    await moveClock(days);
    const { queryClient } = await waypost.services.load();
    await queryClient.invalidateQueries({ queryKey: [] });
    return "";
  };
  return [
    [
      "Lose the reply to the next payment",
      async () => {
        await loseReply(paymentOf(addressRoute(address())));
        return "The next payment on this page will lose its reply.";
      },
    ],
    ["One day later", move(1)],
    ["30 days later", move(30)],
    ["Real time", move(null)],
  ];
};

/** Switches between the documented English texts and plain ones. */
const texts = ({ waypost, language }: PortalParts): readonly Action[] => {
  const show = (isPlain: boolean) => async () => {
    language.isPlain = isPlain;
    showLanguage(waypost, language.current, await language.load(language.parts, language.current));
    return "";
  };
  return [
    ["Documented texts", show(false)],
    ["Plain English", show(true)],
  ];
};
