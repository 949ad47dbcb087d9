import { useFormats, useMessages, useOpenRequests, useWaypost } from "@waypost/hooks";
import { accountTasks, deviceTasks, type AccountTask } from "@waypost/hooks/rules";
import { TaskHeader } from "@waypost/ui/TaskHeader";
import type { ComponentProps } from "react";
import { useConfig } from "../../app/ConfigContext.ts";
import { offersPage, offersTask } from "../../app/offered.ts";
import { Frame } from "../../app/Frame.tsx";
import { useLink } from "../../app/use-link.ts";
import { Heading } from "../../app/Heading.tsx";
import { storedToken } from "../../app/token.ts";
import { DeviceSetUp, type SetUp } from "../device-settings/DeviceSetUp.tsx";
import { textOf } from "../devices/saved-by-device.ts";
import { useKnownSims } from "../devices/known-sims.ts";
import { identityText, shownId } from "../task/identity-text.ts";
import { MissingInputPage } from "../task/MissingInputPage.tsx";
import { AccountDevices } from "./AccountDevices.tsx";
import { imeiOfSubject } from "@waypost/hooks/flows";
import { LinkButton } from "@waypost/ui/Button";
import { Imei } from "@waypost/ui/Imei";
import { Result } from "@waypost/ui/Result";
import { SentFacts } from "../checkout/SentFacts.tsx";
import "./account.css";

/** The start page of a customer: unconfirmed requests, the devices, and all other tasks. */
export default function AccountPage() {
  const say = useMessages();
  const { token } = useWaypost();
  const config = useConfig();
  const { query: known } = useLink();
  const customerId = known("customer_id");
  const open = useOpenRequests({ customerId: customerId ?? "" });
  const sims = useKnownSims(customerId);
  if (customerId === null) return <MissingInputPage title="myAccount.title" />;
  const hasToken = (token() ?? storedToken(config)) !== undefined;
  const offered = (tasks: ReturnType<typeof accountTasks>) =>
    tasks.filter(({ path }) => offersPage(config, path));
  const tasksBeside: ComponentProps<typeof AccountDevices>["tasksBeside"] = (cards) =>
    offered(accountTasks(known, { hasToken, ...(cards && { cards }) }));
  const tasks = tasksBeside();
  const knownOf = (imei: string): typeof known => {
    const iccid = textOf(sims, imei);
    // Device data in the URL takes precedence.
    if (iccid === "" || known("imei") === imei) return known;
    return (name) => ({ imei, iccid })[name] ?? known(name);
  };
  const devices = (setUp: SetUp) => (
    <AccountDevices
      key={customerId}
      {...{ customerId, hasToken, tasksBeside }}
      tasksOf={(device) => offered(deviceTasks(knownOf(device.imei), device))}
      setUp={hasToken && offersTask(config, "device-settings") ? setUp : null}
    />
  );
  const id = shownId(customerId);
  return (
    <Frame width="wide">
      <TaskHeader
        identity={identityText("", id && say("task.customer", { id }), known("email"))}
        title={<Heading>{say("myAccount.title")}</Heading>}
      />
      <div className="account">
        {open.length > 0 && <OpenRequests {...{ open, tasks }} />}
        <DeviceSetUp>{devices}</DeviceSetUp>
      </div>
    </Frame>
  );
}

/** The maximum number of rendered devices, because a request may have thousands. */
const MAX_RENDERED = 20;

/**
 * The requests without a confirmed outcome. This is the only place that answers if the customer
 * was charged.
 */
export function OpenRequests(props: {
  open: ReturnType<typeof useOpenRequests>;
  tasks: readonly AccountTask[];
}) {
  const { open, tasks } = props;
  const say = useMessages();
  return (
    <section className="account-open" aria-labelledby="account-open">
      <h2 id="account-open" className="waypost-heading" data-level="3">
        {say("myAccount.open")}
      </h2>
      {open.map(({ id, owner, task, subjects, amount, last4, at }) => {
        const devices = subjects.filter(
          (subject) => subject.startsWith("imei:") && shownId(imeiOfSubject(subject)) !== "",
        );
        // Opening the first step would leave the screen that shows the outcome of a registration.
        const path =
          task === "add" ? "/registration/confirm" : tasks.find((one) => one.task === task)?.path;
        return (
          <Result
            key={id}
            tone="unknown"
            scrollsIntoView={false}
            title={task === null ? undefined : say(titleOf(task))}
            message={say(questionOf(task))}
            actions={
              path !== undefined && (
                <LinkButton href={`#${path}`}>{say("myAccount.open.look")}</LinkButton>
              )
            }
          >
            {task !== null && owner === "" && <p>{say("myAccount.open.nobody")}</p>}
            <SentFacts
              subjects={devices.length > 0 ? <Devices subjects={devices} /> : null}
              {...{ amount, last4, at }}
            />
          </Result>
        );
      })}
    </section>
  );
}

/** Both kinds of packs share a family, whose page shows requests of both kinds. */
const titleOf = (task: AccountTask["task"]) =>
  task === "smsPack" ? "myAccount.packs" : (`myAccount.${task}` as const);

/** Returns the open question about a request. */
function questionOf(task: AccountTask["task"] | null) {
  if (task === null) return "unknown.lost";
  // These use the texts for several devices, and those for packs.
  if (task === "multiReactivation") return "myAccount.open.reactivation";
  return task === "etaPack" ? "myAccount.open.smsPack" : (`myAccount.open.${task}` as const);
}

/** The devices of a request, up to the maximum number. */
function Devices({ subjects }: { subjects: readonly string[] }) {
  const say = useMessages();
  const formats = useFormats();
  const others = subjects.length - MAX_RENDERED;
  return (
    <ul className="task-list">
      {subjects.slice(0, MAX_RENDERED).map((subject) => (
        <li key={subject}>
          <Imei>{imeiOfSubject(subject)}</Imei>
        </li>
      ))}
      {others > 0 && <li>{say("task.andMore", { count: formats.number(others) })}</li>}
    </ul>
  );
}
