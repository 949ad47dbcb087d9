import { readFile } from "node:fs/promises";
import { ConfigError, readConfig, type Config } from "../src/app/config.ts";

/** Reads a configuration. @throws Error with the name of the file and every mistake */
export async function readConfigFile(file: string): Promise<Config> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === "ENOENT" ? "does not exist" : `cannot be read (${error.code})`;
    throw new Error(`${file} ${reason}.`, { cause: error });
  });
  const value = parse(file, text);
  try {
    return await readConfig(value);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const mistakes = error.errors.map((mistake) => `\n  ${mistake}`);
    throw new Error(`${file} is not valid:${mistakes.join("")}`, { cause: error });
  }
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
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
