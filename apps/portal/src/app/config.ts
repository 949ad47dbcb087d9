import { LANGUAGES, type Language } from "./languages.ts";

/** The vendor's settings in `config.json`. All vendors can use the same build. */
export interface Config {
  /** The host of all calls, with a path prefix if it has one. */
  readonly apiBaseUrl: string;
  readonly brand: {
    readonly name: string;
    readonly logoUrl?: string;
    /** The logo on the dark theme; `logoUrl` by default. */
    readonly logoUrlDark?: string;
    /** The icon of the browser's tab: an SVG, or a PNG of at least 48 px. */
    readonly iconUrl?: string;
    /** Any CSS colour; the accent colours are derived from it. */
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
    /** The page that upgrades a plan; the portal's own change of plans by default. */
    readonly planUpdate?: string;
  };
  /**
   * The address of the vendor's own pictures of the tracker icons, with `{type}` and `{value}` in
   * the places of the settings `vehicle_type` and `vehicle_color`.
   */
  readonly iconUrl?: string;
  /** The host of the pictures of saved cards, as the API names them; without it none is shown. */
  readonly cardImages?: string;
  /** A service that returns the visitor's country code, and the field of its reply that has it. */
  readonly countryLookup?: { readonly url: string; readonly field: string };
  /** Whether SMS packs renew unless the customer turns it off; true by default, as documented. */
  readonly smsAutoRenewal?: boolean;
  /** The key of local storage that holds the token, `token` by default. */
  readonly tokenKey?: string;
  /** The languages on offer; English, Spanish and French by default. */
  readonly languages?: readonly Language[];
  /**
   * The vendor's own texts by message code, such as the paragraphs of the terms: for all languages,
   * or below the code of a language for that one. `plain`, in place of them or as their
   * `catalogue`, chooses plain English instead of the documented texts.
   */
  readonly texts?:
    | "plain"
    | (Readonly<Record<string, string>> & {
        readonly catalogue?: "plain";
      } & {
        readonly [Code in Language]?: Readonly<Record<string, string>>;
      });
}

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

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const text = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";
const flag = (value: unknown) => typeof value === "boolean";
const isLanguage = (code: unknown) => LANGUAGES.includes(code as Language);
const languages = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every(isLanguage);
const strings = (value: unknown) => isObject(value) && Object.values(value).every(text);
const plain = (value: unknown) => value === "plain";
const texts = (value: unknown) =>
  plain(value) ||
  (isObject(value) &&
    Object.entries(value).every(([code, own]) =>
      (isLanguage(code) ? strings : code === "catalogue" ? plain : text)(own),
    ));
const email = (value: unknown) => text(value) && /^\S+@\S+$/.test(value);
const colour = (value: unknown) =>
  text(value) && (typeof CSS === "undefined" || CSS.supports("color", value));

/** Empty in addresses without a host. Other characters could end a source of the policy. */
const HOST = /^([\w.-]*|\[[\da-f:.]+\])$/;

/**
 * Parses URLs as `fetch` and links do, so that no spelling can hide a script. Rejects a user name
 * or a password, because anyone can read `config.json`.
 */
const url = (isAllowed: (url: URL) => boolean, base?: string) => (value: unknown) => {
  if (!text(value) || !URL.canParse(value, base)) return false;
  const parsed = new URL(value, base);
  const { username, password, hostname } = parsed;
  return username + password === "" && HOST.test(hostname) && isAllowed(parsed);
};

/** HTTP without TLS is allowed only for the local machine. */
const isSecure = ({ protocol, hostname }: URL) =>
  protocol === "https:" ||
  (protocol === "http:" && /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname));

const api = url(isSecure);
const address = (value: unknown) =>
  text(value) && /^https?:\/\/[^\s?#]+$/i.test(value) && api(value);
const link = url(({ protocol }) => /^(https?|mailto):/.test(protocol), SITE);
const page = url(({ protocol }) => /^https?:/.test(protocol), SITE);
const image = url(({ protocol }) => /^(https?|data):/.test(protocol), SITE);
const icons = (value: unknown) =>
  image(value) && text(value) && value.includes("{type}") && value.includes("{value}");
const service = url(isSecure, SITE);
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

const CHECKS: Checks = {
  apiBaseUrl: address,
  brand: {
    name: text,
    logoUrl: optional(image),
    logoUrlDark: optional(image),
    iconUrl: optional(image),
    color: optional(colour),
  },
  supportEmail: email,
  links: {
    contact: link,
    login: link,
    privacy: link,
    terms: link,
    activation: optional(link),
    planUpdate: optional(page),
  },
  iconUrl: optional(icons),
  cardImages: optional(api),
  countryLookup: optional(lookup),
  smsAutoRenewal: optional(flag),
  tokenKey: optional(text),
  languages: optional(languages),
  texts: optional(texts),
};

/** The paths of settings that are missing, invalid or, such as misspelled ones, unknown. */
function invalidPaths(value: unknown, checks: Checks, path = ""): string[] {
  const settings = isObject(value) ? value : {};
  return Object.keys({ ...checks, ...settings }).flatMap((name) => {
    const part: unknown = Reflect.get(settings, name);
    const check = checks[name];
    if (typeof check === "object") return invalidPaths(part, check, `${path}${name}.`);
    return check?.(part) ? [] : path + name;
  });
}

/** @throws ConfigError */
export async function readConfig(value: unknown): Promise<Config> {
  const invalid = invalidPaths(value, CHECKS);
  if (invalid.length > 0) {
    const { describeError } = await import("./config-errors.ts");
    throw new ConfigError(invalid.map((path) => describeError(path, value)));
  }
  return value as Config;
}

declare global {
  /** The reply to the request that `index.html` starts. */
  var configReply: Promise<Response> | undefined;
}

/** @throws ConfigError */
export async function loadConfig(): Promise<Config> {
  const value: unknown = await (
    globalThis.configReply ?? fetch("config.json", { cache: "no-cache" })
  )
    .then((reply) => (reply.ok ? reply.json() : Promise.reject(new Error(String(reply.status)))))
    .catch((error: unknown) => {
      throw new ConfigError([`it could not be read (${String(error)})`]);
    });
  return readConfig(value);
}
