import { useLostSecret, useMessages } from "@waypost/hooks";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";

/** A friendly word about why something has to be given again after a reload. */
export function LostSecret({ secret }: { secret: "password" | "card" }) {
  const say = useMessages();
  const lost = useLostSecret();
  return lost === secret ? <ErrorPanel tone="info" message={say(`lost.${secret}`)} /> : null;
}
