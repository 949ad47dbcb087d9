import { useLocale, useWaypost } from "@waypost/hooks";

/**
 * A message or a description of a plan from the server, which writes English. On a page in another
 * language it is marked as English, unless it is a text of that language's catalogue.
 */
export function ServerText({ text }: { text: string }) {
  const locale = useLocale();
  const { messages } = useWaypost();
  const isForeign = !locale.startsWith("en") && !Object.values(messages).includes(text);
  return <span lang={isForeign ? "en" : undefined}>{text}</span>;
}
