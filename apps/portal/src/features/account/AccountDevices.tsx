import {
  useAccount,
  useFormats,
  useMessages,
  useServerText,
  useServicePlans,
} from "@waypost/hooks";
import type { AccountTask, accountTasks } from "@waypost/hooks/rules";
import { LinkButton } from "@waypost/ui/Button";
import { EmptyState } from "@waypost/ui/EmptyState";
import { Skeleton } from "@waypost/ui/Skeleton";
import { TextField } from "@waypost/ui/TextField";
import { Suspense, useState, type ReactNode } from "react";
import { useConfig } from "../../app/ConfigContext.ts";
import { offersTask } from "../../app/offered.ts";
import { RetryPanel } from "../../app/RetryPanel.tsx";
import type { SetUp } from "../device-settings/DeviceSetUp.tsx";
import { useChosenIcons } from "../devices/chosen-icons.ts";
import { textOf } from "../devices/saved-by-device.ts";
import { useNicknames } from "../devices/nicknames.ts";
import { AccountDevice, type OwnDevice } from "./AccountDevice.tsx";
import { CancelledDevice, CancelledDevices } from "./CancelledDevices.tsx";
import { LinkCard, type LinkCardIcon } from "@waypost/ui/LinkCard";

interface Props {
  customerId: string;
  tasksOf: (device: OwnDevice) => readonly AccountTask[];
  /** Returns the tasks that no device card offers; all tasks without `cards`. */
  tasksBeside: (cards?: Parameters<typeof accountTasks>[1]["cards"]) => readonly AccountTask[];
  /** True if the list of dormant devices can be read. */
  hasToken: boolean;
  setUp: SetUp | null;
}

/** The maximum number of rendered devices, because a fleet may have thousands. */
const MAX_RENDERED = 50;

/** The tasks that read the list of cancelled devices. */
const RESTARTS = ["reactivation", "multi-reactivation"] as const;

/** Number of devices from which the list has a search field. More do not fit on a screen. */
const SEARCHABLE_FROM = 8;

/** The customer's devices with their plans and tasks, and the tasks that no device card offers. */
export function AccountDevices(props: Props) {
  return (
    <Suspense
      fallback={
        <Section>
          <Loading />
        </Section>
      }
    >
      <Devices {...props} />
    </Suspense>
  );
}

function Add({ path }: { path: string }) {
  return (
    <LinkButton variant="primary" href={`#${path}`}>
      {useMessages()("myAccount.add")}
    </LinkButton>
  );
}

/** The section of the devices, with its heading. */
function Section({ children }: { children: ReactNode }) {
  const say = useMessages();
  return (
    <section aria-labelledby="account-my-devices">
      <h2 id="account-my-devices" className="waypost-heading" data-level="3">
        {say("myAccount.myDevices")}
      </h2>
      <div>{children}</div>
    </section>
  );
}

function Loading() {
  const say = useMessages();
  return (
    <Skeleton
      className="account-loading"
      shape="field"
      count={2}
      label={say("myAccount.loading")}
    />
  );
}

function Devices(props: Props) {
  const { customerId, hasToken, tasksBeside } = props;
  const say = useMessages();
  const serverText = useServerText();
  const config = useConfig();
  const account = useAccount({
    customerId,
    dormant: hasToken && offersTask(config, "dormant-cancellation"),
    cancelled: RESTARTS.some((task) => offersTask(config, task)),
  });
  const { devices, isPending, error, refetch, others } = account;
  const isComplete = others.error === null;
  const isLoading = isPending || (error === null && others.isPending);
  const hasNone = !isLoading && devices.length === 0;
  const isEmpty = hasNone && error === null;
  // Without a known device, no task is offered that needs one.
  const tasks = tasksBeside({ devices, isComplete: isComplete || hasNone }).filter(
    ({ task }) => !hasNone || task !== "etaPack",
  );
  const add = isEmpty ? tasks.find(({ task }) => task === "add") : undefined;
  return (
    <div className="account-groups">
      <Section>
        {error !== null && (
          <RetryPanel title={say("failure.title")} message={serverText(error)} retry={refetch} />
        )}
        {devices.length > 0 && <Found {...props} devices={devices} />}
        {isEmpty && (
          <EmptyState title={say("myAccount.noDevices")} actions={add && <Add path={add.path} />}>
            {say("myAccount.noDevicesNext")}
          </EmptyState>
        )}
        {isLoading && <Loading />}
        {error === null && others.error !== null && (
          <RetryPanel
            tone="warning"
            title={say("myAccount.others")}
            message={serverText(others.error)}
            retry={others.refetch}
          />
        )}
      </Section>
      <TaskCards tasks={tasks.filter((one) => one !== add)} />
    </div>
  );
}

/** The devices that match the search, up to the maximum number. */
function Found(props: Props & { devices: readonly OwnDevice[] }) {
  const { customerId, tasksOf, tasksBeside, setUp, devices } = props;
  const say = useMessages();
  const [wanted, setWanted] = useState("");
  const names = useNicknames(customerId);
  const plans = [...useServicePlans("gps").data, ...useServicePlans("obd").data];
  const icons = useChosenIcons(customerId);
  const nameOf = (imei: string) => textOf(names, imei);
  const text = wanted.trim().toLowerCase();
  const digits = wanted.replaceAll(/\s/g, "");
  const found = devices.filter(
    ({ imei }) =>
      imei.includes(digits) || (text !== "" && nameOf(imei).toLowerCase().includes(text)),
  );
  const cancelled = found.filter(({ state }) => state === "cancelled");
  const others = found.filter(({ state }) => state !== "cancelled");
  const canPause = others
    .slice(0, MAX_RENDERED)
    .some((device) => tasksOf(device).some(({ task }) => task === "dormantMode"));
  return (
    <>
      {devices.length > SEARCHABLE_FROM && (
        <TextField
          className="account-find"
          label={say("myAccount.find")}
          type="search"
          autoComplete="off"
          value={wanted}
          onChange={setWanted}
        />
      )}
      <output className="waypost-quiet">{found.length === 0 && say("myAccount.noneFound")}</output>
      <DeviceList devices={others}>
        {(device) => (
          <AccountDevice
            {...{ customerId, device, setUp }}
            name={nameOf(device.imei)}
            icon={textOf(icons, device.imei)}
            plan={plans.find(({ service_plan_id }) => service_plan_id === device.planId)}
            tasks={tasksOf(device)}
          />
        )}
      </DeviceList>
      {offersTask(useConfig(), "dormant-mode") &&
        !canPause &&
        others.some(({ state }) => state === "active") && (
          <p className="waypost-quiet account-note">{say("myAccount.pause")}</p>
        )}
      {cancelled.length > 0 && (
        <CancelledDevices
          count={cancelled.length}
          isSearched={text !== ""}
          severalPath={tasksBeside().find(({ task }) => task === "multiReactivation")?.path}
        >
          <DeviceList devices={cancelled}>
            {(device) => (
              <CancelledDevice device={device} name={nameOf(device.imei)} tasks={tasksOf(device)} />
            )}
          </DeviceList>
        </CancelledDevices>
      )}
    </>
  );
}

/** The first of these devices, and the total if not all are shown. */
function DeviceList(props: {
  devices: readonly OwnDevice[];
  children: (device: OwnDevice) => ReactNode;
}) {
  const { devices, children } = props;
  const say = useMessages();
  const formats = useFormats();
  const shown = formats.number(MAX_RENDERED);
  const count = formats.number(devices.length);
  return (
    <>
      <output className="waypost-quiet waypost-numbers">
        {devices.length > MAX_RENDERED && say("myAccount.someShown", { shown, count })}
      </output>
      {devices.length > 0 && (
        <ul className="account-list">
          {devices.slice(0, MAX_RENDERED).map((device) => (
            <li key={device.imei}>{children(device)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

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
function TaskCards({ tasks }: { tasks: readonly AccountTask[] }) {
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
