import { useMessages } from "@waypost/hooks";

/** "was 80", beneath a field that was changed. */
export function Was({ was }: { was: string | null }) {
  const say = useMessages();
  if (was === null) return null;
  return (
    <span className="waypost-quiet waypost-numbers">
      {was === "" ? say("settings.wasBlank") : say("settings.was", { value: was })}
    </span>
  );
}
