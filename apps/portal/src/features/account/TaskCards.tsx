import { useMessages } from "@waypost/hooks";
import type { AccountTask } from "@waypost/hooks/rules";
import { LinkCard, type LinkCardIcon } from "@waypost/ui/LinkCard";

const ICONS: Readonly<Record<AccountTask["task"], LinkCardIcon>> = {
  add: "add",
  planUpdate: "plan",
  reactivation: "restart",
  multiReactivation: "several",
  smsPack: "message",
  etaPack: "route",
  cardUpdate: "card",
  dormantMode: "pause",
  dormantCancellation: "end",
  cancellation: "end",
};

const GROUPS: readonly AccountTask["group"][] = ["plans", "packs", "end"];

/** The customer's tasks, as cards grouped under headings. */
export function TaskCards({ tasks }: { tasks: readonly AccountTask[] }) {
  const say = useMessages();
  return (
    <div className="account-groups">
      {GROUPS.filter((group) => tasks.some((one) => one.group === group)).map((group) => (
        <section key={group} aria-labelledby={`account-${group}`}>
          <h2 id={`account-${group}`} className="waypost-heading" data-level="3">
            {say(`myAccount.${group}`)}
          </h2>
          <ul className="account-cards">
            {tasks
              .filter((one) => one.group === group)
              .map(({ task, path }) => (
                <li key={task}>
                  <LinkCard
                    href={`#${path}`}
                    title={say(`myAccount.${task}`)}
                    description={say(`myAccount.${task}.detail`)}
                    icon={ICONS[task]}
                    tone={group === "end" && task !== "dormantMode" ? "danger" : "neutral"}
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
