import { useMessages } from "@waypost/hooks";
import { useConfig } from "../../app/ConfigContext.ts";
import { Linked, OtherTab } from "../../app/Linked.tsx";

/** Where to log in again, beneath the server's words that it does not accept the token. */
export function LoginNote() {
  const say = useMessages();
  const { links } = useConfig();
  const site = <OtherTab href={links.login}>{say("task.loginSite")}</OtherTab>;
  return <Linked text={say("task.login")} site={site} />;
}
