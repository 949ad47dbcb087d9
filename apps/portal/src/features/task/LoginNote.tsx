import { useMessages } from "@waypost/hooks";
import { useConfig } from "../../app/ConfigContext.ts";
import { Linked, OtherTab } from "../../app/Linked.tsx";

/** The link to log in again, below the server's message that the token was not accepted. */
export function LoginNote() {
  const say = useMessages();
  const { links } = useConfig();
  const site = <OtherTab href={links.login}>{say("task.loginSite")}</OtherTab>;
  return <Linked text={say("task.login")} site={site} />;
}
