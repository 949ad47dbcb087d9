import { useMessages, useSecondsUntil } from "@waypost/hooks";

/** A countdown to the next read-back, announced once a minute. */
export function ReadBackCountdown({ looksAgainAt }: { looksAgainAt: number | null }) {
  const say = useMessages();
  const seconds = useSecondsUntil(looksAgainAt);
  if (seconds === null) return null;
  const rest = String(seconds % 60).padStart(2, "0");
  return (
    <>
      <p className="waypost-numbers" aria-hidden="true">
        {say("readBack.countdown", { clock: `${Math.floor(seconds / 60)}:${rest}` })}
      </p>
      <output className="waypost-hidden">
        {say("readBack.minutes", { minutes: Math.max(1, Math.ceil(seconds / 60)) })}
      </output>
    </>
  );
}
