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

const text = (value: unknown) => typeof value === "string" && value.trim() !== "";
const optional = (value: unknown) => value === undefined || text(value);
const address = (value: unknown) => typeof value === "string" && /^https?:\/\/[^\s]+$/.test(value);
const email = (value: unknown) => typeof value === "string" && /^\S+@\S+$/.test(value);

const words = (value: unknown) =>
  value === undefined ||
  (typeof value === "object" && value !== null && Object.values(value).every(text));

type Check = readonly [isRight: (value: unknown) => boolean, wanted: string];
const TEXT: Check = [text, "must be a text"];
const OPTIONAL: Check = [optional, "must be a text where it is given"];

const CHECKS: Readonly<Record<string, Check>> = {
  apiBaseUrl: [address, "must be an address that starts with http:// or https://"],
  "brand.name": TEXT,
  "brand.logoUrl": OPTIONAL,
  "brand.color": OPTIONAL,
  supportEmail: [email, "must be an e-mail address"],
  "links.contact": TEXT,
  "links.login": TEXT,
  "links.privacy": TEXT,
  "links.terms": TEXT,
  "links.activation": OPTIONAL,
  texts: [words, "must be an object of texts where it is given"],
};

const at = (value: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (part, key) =>
        typeof part === "object" && part !== null ? Reflect.get(part, key) : undefined,
      value,
    );

/** @throws ConfigError */
export function readConfig(value: unknown): Config {
  const problems = Object.entries(CHECKS)
    .filter(([path, [isRight]]) => !isRight(at(value, path)))
    .map(([path, [, wanted]]) => `${path} ${wanted}`);
  if (problems.length > 0) throw new ConfigError(problems);
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
