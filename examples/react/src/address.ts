import { addressQuery, addressRoute } from "@waypost/hooks/rules";
import { useSyncExternalStore } from "react";

/** Opens a path in the hash of the address. */
export function navigate(path: string, { replace = false }: { replace?: boolean } = {}): void {
  if (replace) location.replace(`#${path}`);
  else location.hash = path;
}

export function onNavigate(listener: () => void): () => void {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

/** Returns the path in the hash, and a function that reads its parameters. */
export function useRoute() {
  const address = useSyncExternalStore(
    onNavigate,
    () => location.href,
    () => "",
  );
  return {
    route: addressRoute(address),
    query: (name: string) => addressQuery(address, name),
  };
}
