/** What a vendor sets in `config.json`; the same build serves them all. */
export interface Config {
  /** The one host of all calls, with any path prefix. */
  readonly apiBaseUrl: string;
  readonly brand: {
    readonly name: string;
    readonly logoUrl?: string;
    /** Any CSS colour; the accent ramp is made of it. */
    readonly color?: string;
  };
  readonly supportEmail: string;
  readonly links: {
    readonly contact: string;
    readonly login: string;
    readonly privacy: string;
    readonly terms: string;
    /** Where the pricing page leads; the portal's own registration by default. */
    readonly activation?: string;
  };
  /** Where the visitor's country code can be asked for, and the field of the reply that holds it. */
  readonly countryLookup?: { readonly url: string; readonly field: string };
  /** A vendor's own words by message code, such as the paragraphs of the terms. */
  readonly texts?: Readonly<Record<string, string>>;
}

/** `config.json` is missing, unreadable or wrong; `problems` says where, in words. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`config.json: ${problems.join("; ")}`);
    this.problems = problems;
  }
}

const SITE = "https://portal.example/";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const text = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";
const texts = (value: unknown) => isObject(value) && Object.values(value).every(text);
const email = (value: unknown) => text(value) && /^\S+@\S+$/.test(value);
const colour = (value: unknown) =>
  text(value) && (typeof CSS === "undefined" || CSS.supports("color", value));

/**
 * Asks the parser that fetch and links will ask, so that no spelling hides a script. A user name or
 * a password would be shown to everyone who opens `config.json`.
 */
const url = (isAllowed: (url: URL) => boolean, base?: string) => (value: unknown) => {
  if (!text(value) || !URL.canParse(value, base)) return false;
  const parsed = new URL(value, base);
  return parsed.username + parsed.password === "" && isAllowed(parsed);
};

/** Without TLS only this machine may be asked. */
const isSecure = ({ protocol, hostname }: URL) =>
  protocol === "https:" ||
  (protocol === "http:" && /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname));

const api = url(isSecure);
const address = (value: unknown) =>
  text(value) && /^https?:\/\/[^\s?#]+$/i.test(value) && api(value);
const link = url(({ protocol }) => /^(https?|mailto):/.test(protocol), SITE);
const image = url(({ protocol }) => /^(https?|data):/.test(protocol), SITE);
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
  brand: { name: text, logoUrl: optional(image), color: optional(colour) },
  supportEmail: email,
  links: { contact: link, login: link, privacy: link, terms: link, activation: optional(link) },
  countryLookup: optional(lookup),
  texts: optional(texts),
};

/** The paths of what is wrong: missing, of another kind, or unknown, as what is misspelled is. */
function wrongIn(value: unknown, checks: Checks, path = ""): string[] {
  const settings = isObject(value) ? value : {};
  return Object.keys({ ...checks, ...settings }).flatMap((name) => {
    const part: unknown = Reflect.get(settings, name);
    const check = checks[name];
    if (typeof check === "object") return wrongIn(part, check, `${path}${name}.`);
    return check?.(part) ? [] : path + name;
  });
}

/** @throws ConfigError */
export async function readConfig(value: unknown): Promise<Config> {
  const wrong = wrongIn(value, CHECKS);
  if (wrong.length > 0) {
    const { inWords } = await import("./config-problems.ts");
    throw new ConfigError(wrong.map((path) => inWords(path, value)));
  }
  return value as Config;
}

/** @throws ConfigError */
export async function loadConfig(): Promise<Config> {
  const value: unknown = await fetch("config.json", { cache: "no-cache" })
    .then((reply) => (reply.ok ? reply.json() : Promise.reject(new Error(String(reply.status)))))
    .catch((error: unknown) => {
      throw new ConfigError([`it could not be read (${String(error)})`]);
    });
  return readConfig(value);
}
