import { useMessages } from "@waypost/hooks";

/** The previous value, "was 80", below a changed field. */
export function Was({ was }: { was: string | null }) {
  const say = useMessages();
  if (was === null) return null;
  return (
    <span className="waypost-quiet waypost-numbers">
      {was === "" ? say("settings.wasBlank") : say("settings.was", { value: was })}
    </span>
  );
}
