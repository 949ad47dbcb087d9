import { useLostSecret, useMessages } from "@waypost/hooks";

/** A friendly word about why something has to be given again after a reload. */
export function LostSecret({ secret }: { secret: "password" | "card" }) {
  const say = useMessages();
  const lost = useLostSecret();
  return lost === secret ? <p className="wp-note">{say(`lost.${secret}`)}</p> : null;
}
