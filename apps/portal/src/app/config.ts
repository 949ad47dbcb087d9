import { LANGUAGES, type Language } from "./languages.ts";
import type { Task } from "./offered.ts";

/** The vendor's settings in `config.json`. All vendors can use the same build. */
export interface Config {
  /** The host of all API calls, with an optional path prefix, or a path on the portal's own host. */
  readonly apiBaseUrl: string;
  readonly brand: {
    readonly name: string;
    readonly logoUrl?: string;
    /** The logo on the dark theme; `logoUrl` by default. */
    readonly logoUrlDark?: string;
    /** The icon of the browser tab: an SVG, or a PNG of at least 48 px. */
    readonly iconUrl?: string;
    /** Any CSS color; the accent colours are derived from it. */
    readonly color?: string;
  };
  readonly supportEmail: string;
  readonly links: {
    readonly contact: string;
    readonly login: string;
    readonly privacy: string;
    readonly terms: string;
    /** The page that the pricing page opens; the portal's own registration by default. */
    readonly activation?: string;
    /** The page that upgrades a plan; the portal's own plan update page by default. */
    readonly planUpdate?: string;
    /** Where a customer gets a new link after a signed one has expired. */
    readonly newLink?: string;
  };
  /**
   * The URL of the vendor's own tracker icons. `{type}` and `{value}` are replaced with the
   * settings `vehicle_type` and `vehicle_color`.
   */
  readonly iconUrl?: string;
  /** The host of the card images that the API returns. Without it no images are shown. */
  readonly cardImages?: string;
  /** A service that returns the visitor's country code, and the name of the field in its reply. */
  readonly countryLookup?: { readonly url: string; readonly field: string };
  /**
   * For an API that takes a payment provider's tokens: a module beside the portal that exports
   * `tokenizeCard`, and the origins that it may reach, by the directive of the policy.
   */
  readonly cardTokens?: {
    readonly module: string;
    readonly hosts?: { readonly [Directive in CardTokenDirective]?: readonly string[] };
  };
  /**
   * True if SMS packs renew unless the customer turns renewal off. True by default, as documented.
   */
  readonly smsAutoRenewal?: boolean;
  /** True if `apiBaseUrl` is a `@waypost/gate`, which knows the outcome of every request. */
  readonly gate?: boolean;
  /** The tasks and pages that the vendor offers. The portal hides the others. All by default. */
  readonly tasks?: readonly Task[];
  /** The origins of the sites that may show the portal in a frame, such as `https://shop.example`. */
  readonly embedders?: readonly string[];
  /**
   * A regular expression for the ids in links: customers, IMEIs and ICCIDs. By default letters,
   * digits, `-` and `_`, at most 40. What does not match counts as missing.
   */
  readonly idPattern?: string;
  /** The local storage key of the token, `token` by default. */
  readonly tokenKey?: string;
  /**
   * `own` if the vendor does not sell the documented product. What is said of it then comes from
   * the price list, the plan rules and `texts` only.
   */
  readonly product?: "documented" | "own";
  /** The currency of all prices by ISO 4217; `USD` by default. */
  readonly currency?: string;
  /**
   * The phone numbers that customers enter: of a country ("DE") or of `any`, sent as `e164`
   * ("+491711234567") unless the form is `national`. `US` without a form is the documented rule of
   * ten digits, which is the default.
   */
  readonly phone?: { readonly country: string; readonly form?: "e164" | "national" };
  /**
   * The sites that a link may lead back to with `returnTo`, by origin: the name of each, or "" for
   * its host.
   */
  readonly returnTo?: Readonly<Record<string, string>>;
  /** The available languages; English, Spanish and French by default. */
  readonly languages?: readonly Language[];
  /**
   * The vendor's own texts by message code, such as the paragraphs of the terms. At the top level
   * they apply to all languages; below a language code, to that language. `plain`, instead of the
   * texts or as their `catalogue`, selects plain English instead of the documented texts.
   */
  readonly texts?:
    | "plain"
    | (Readonly<Record<string, string>> & {
        readonly catalogue?: "plain";
      } & {
        readonly [Code in Language]?: Readonly<Record<string, string>>;
      });
}

export type CardTokenDirective = "script-src" | "connect-src" | "frame-src";

/** `config.json` is missing, unreadable or invalid; `errors` describes each error. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly errors: readonly string[];
  constructor(errors: readonly string[]) {
    super(`config.json: ${errors.join("; ")}`);
    this.errors = errors;
  }
}

const SITE = "https://portal.example/";

export const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null;
export const text = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "";
export const flag = (value: unknown) => typeof value === "boolean";
export const isLanguage = (code: unknown) => LANGUAGES.includes(code as Language);
export const listOf = (check: Check) => (value: unknown) =>
  Array.isArray(value) && value.every(check);
const email = (value: unknown) => text(value) && /^\S+@\S+$/.test(value);
const color = (value: unknown) =>
  text(value) &&
  !/[;{}<>\\]/.test(value) &&
  (typeof CSS === "undefined" || CSS.supports("color", value));

/**
 * A host name, which is empty in URLs without a host. Other characters could end a source in the
 * content security policy, which cannot name an IPv6 address either.
 */
const HOST = /^[\w.-]*$/;

/**
 * Parses URLs as `fetch` and links do, so that unusual spelling cannot hide a script. Rejects user
 * names and passwords, because anyone can read `config.json`.
 */
const url = (isAllowed: (url: URL) => boolean, base?: string) => (value: unknown) => {
  if (!text(value) || !URL.canParse(value, base)) return false;
  const parsed = new URL(value, base);
  const { username, password, hostname } = parsed;
  return username + password === "" && HOST.test(hostname) && isAllowed(parsed);
};

/** HTTP without TLS is allowed only for the local machine. */
const isSecure = ({ protocol, hostname }: URL) =>
  protocol === "https:" || (protocol === "http:" && /^(localhost|127\.[\d.]+)$/.test(hostname));

export const api = url(isSecure);
const address = (value: unknown) =>
  text(value) &&
  (/^(\/[\w.~-]+)+$/.test(value) || (/^https?:\/\/[^\s?#]+$/i.test(value) && api(value)));
export const origin = (value: unknown) => api(value) && new URL(String(value)).origin === value;
const service = url(isSecure, SITE);
const link = url(({ protocol }) => /^(https?|mailto):/.test(protocol), SITE);
const page = url(({ protocol }) => /^https?:/.test(protocol), SITE);
export const image = url(({ protocol }) => /^(https?|data):/.test(protocol), SITE);

const lookup = (value: unknown) =>
  isObject(value) && service(Reflect.get(value, "url")) && text(Reflect.get(value, "field"));

type Check = (value: unknown) => boolean;
interface Checks {
  readonly [name: string]: Check | Checks;
}

const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

/** The settings that most portals have. `rare-settings.ts` checks the others. */
export const CHECKS: Checks = {
  apiBaseUrl: address,
  brand: {
    name: text,
    logoUrl: optional(image),
    logoUrlDark: optional(image),
    iconUrl: optional(image),
    color: optional(color),
  },
  supportEmail: email,
  links: {
    contact: link,
    login: link,
    privacy: link,
    terms: link,
    activation: optional(link),
    planUpdate: optional(page),
    newLink: optional(link),
  },
  countryLookup: optional(lookup),
  gate: optional(flag),
  embedders: optional(listOf(origin)),
};

/**
 * Returns the paths of settings that are missing, invalid or unknown, but for those at the top that
 * are not in the checks.
 */
function invalidPaths(value: unknown, checks: Checks, path = ""): string[] {
  const settings = isObject(value) ? value : {};
  return Object.keys({ ...checks, ...(path && settings) }).flatMap((name) => {
    const part: unknown = Reflect.get(settings, name);
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
    if (typeof check === "object") return invalidPaths(part, check, `${path}${name}.`);
    return check?.(part) ? [] : path + name;
  });
}

/** @throws ConfigError */
export async function readConfig(value: unknown): Promise<Config> {
  const invalid = invalidPaths(value, CHECKS);
  if (isObject(value) && Object.keys(value).some((name) => !(name in CHECKS)))
    invalid.push(...(await import("./rare-settings.ts")).invalidIn(value));
  if (invalid.length > 0) {
    const { describeError } = await import("./config-errors.ts");
    throw new ConfigError(invalid.map((path) => describeError(path, value)));
  }
  return value as Config;
}

/** Parses UTF-8, or UTF-16 with a byte order mark, as PowerShell 5 writes it. */
export function parseConfig(bytes: Uint8Array): unknown {
  const [first = 0, second = 0] = bytes;
  const isUtf16 = first + second === 0x1fd;
  const encoding = isUtf16 ? (first > second ? "utf-16le" : "utf-16be") : "utf-8";
  return JSON.parse(new TextDecoder(encoding).decode(bytes));
}

declare global {
  /** The response to the request that `index.html` starts. */
  var configReply: Promise<Response> | undefined;
}

/** @throws ConfigError */
export async function loadConfig(): Promise<Config> {
  const value: unknown = await (
    globalThis.configReply ?? fetch("config.json", { cache: "no-cache" })
  )
    .then((reply) =>
      reply.ok ? reply.arrayBuffer() : Promise.reject(new Error(String(reply.status))),
    )
    .then((bytes) => parseConfig(new Uint8Array(bytes)))
    .catch((error: unknown) => {
      throw new ConfigError([`it could not be read (${String(error)})`]);
    });
  return readConfig(value);
}
