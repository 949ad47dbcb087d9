import { useMessages } from "@waypost/hooks";

/** The previous value, "was 80", below a changed field. */
export function PreviousValue({ value }: { value: string | null }) {
  const say = useMessages();
  if (value === null) return null;
  return (
    <span className="waypost-quiet waypost-numbers">
      {value === "" ? say("settings.wasBlank") : say("settings.was", { value })}
    </span>
  );
}
