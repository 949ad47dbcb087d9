import { createContext, useContext } from "react";
import type { Config } from "./config.ts";

export const ConfigContext = createContext<Config | undefined>(undefined);

/** The vendor's configuration. */
export function useConfig(): Config {
  const config = useContext(ConfigContext);
  if (config === undefined) throw new Error("useConfig needs a <ConfigContext> above it.");
  return config;
}
