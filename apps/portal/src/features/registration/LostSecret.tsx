import { useMessages, useRegistration } from "@waypost/hooks";

/** Explains why a secret has to be entered again, after a reload or a reply. */
export function LostSecret({ secret }: { secret: "password" | "card" | "cvc" }) {
  const say = useMessages();
  const { lostSecret: lost } = useRegistration();
  return lost === secret ? <p className="waypost-note">{say(`lost.${secret}`)}</p> : null;
}
