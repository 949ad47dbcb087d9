import { useMessages } from "@waypost/hooks";

/**
 * Shown before something is sent: what the page cannot prevent in this browser, and what to do
 * instead.
 */
export function SendingNotes(props: { isOneWindowOnly: boolean; isReloadUnsafe: boolean }) {
  const say = useMessages();
  return (
    <>
      {props.isOneWindowOnly && <p className="waypost-quiet">{say("elsewhere.oneWindow")}</p>}
      {props.isReloadUnsafe && <p className="waypost-quiet">{say("elsewhere.stay")}</p>}
    </>
  );
}
