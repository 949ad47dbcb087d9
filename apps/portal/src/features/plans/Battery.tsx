import { useMessages } from "@waypost/hooks";
import type { Plan } from "@waypost/hooks/rules";
import { Tooltip } from "@waypost/ui/Tooltip";

/** The battery life at each reporting interval, one line each. */
export function Battery({ codes }: { codes: Plan["battery"] }) {
  const say = useMessages();
  return (
    <Tooltip label={say("battery.label")}>
      {codes.map((code) => (
        <span key={code} style={{ display: "block" }}>
          {say(code)}
        </span>
      ))}
    </Tooltip>
  );
}
