import { readFile } from "node:fs/promises";
import { ConfigError, parseConfig, readConfig, type Config } from "../src/app/config.ts";

/** Reads a configuration. @throws Error with the name of the file and every mistake */
export async function readConfigFile(file: string): Promise<Config> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === "ENOENT" ? "does not exist" : `cannot be read (${error.code})`;
    throw new Error(`${file} ${reason}.`, { cause: error });
  });
  const value = parse(file, bytes);
  try {
    return await readConfig(value);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const mistakes = error.errors.map((mistake) => `\n  ${mistake}`);
    throw new Error(`${file} is not valid:${mistakes.join("")}`, { cause: error });
  }
}

function parse(file: string, bytes: Uint8Array): unknown {
  try {
    return parseConfig(bytes);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} is not valid JSON: ${reason}`, { cause: error });
  }
}

/** The configuration for a sandbox at this URL. */
export function configForSandbox(config: Config, apiBaseUrl: string): Config {
  const countryLookup = { url: `${apiBaseUrl}/geo/country`, field: "country_code" };
  return { ...config, apiBaseUrl, countryLookup };
}
