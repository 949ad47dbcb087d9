import { useAccount, useFormats, useMessages, useServerText } from "@waypost/hooks";
import { DORMANT_FEE, type AccountTask, type accountTasks } from "@waypost/hooks/rules";
import { LinkButton } from "@waypost/ui/Button";
import { EmptyState } from "@waypost/ui/EmptyState";
import { Skeleton } from "@waypost/ui/Skeleton";
import { TextField } from "@waypost/ui/TextField";
import { Suspense, useState, type ReactNode } from "react";
import { useConfig } from "../../app/ConfigContext.ts";
import { offersPage, offersTask } from "../../app/offered.ts";
import { OtherTab } from "../../app/Linked.tsx";
import { RetryPanel } from "../../app/RetryPanel.tsx";
import type { SetUp } from "../device-settings/DeviceSetUp.tsx";
import { useChosenIcons } from "../devices/chosen-icons.ts";
import { textOf } from "../devices/saved-by-device.ts";
import { useNicknames } from "../devices/nicknames.ts";
import { AccountDevice, kindOf, type OwnDevice } from "./AccountDevice.tsx";
import { CancelledDevice, CancelledDevices } from "./CancelledDevices.tsx";
import { LinkCard, type LinkCardIcon } from "@waypost/ui/LinkCard";

interface Props {
  customerId: string;
  tasksOf: (device: OwnDevice) => readonly AccountTask[];
  /** Returns the tasks that no device offers; all tasks without `cards`. */
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
const SEARCHABLE_FROM = 10;

/** Number of devices from which the rows are closed, and the next 30 days are summed up. */
const SEVERAL_FROM = 3;

/** The customer's devices with their plans and tasks, and the tasks that no device offers. */
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
      <h2 id="account-my-devices" className="waypost-hidden">
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
      count={3}
      label={say("myAccount.loading")}
    />
  );
}

function Devices(props: Props) {
  const { customerId, hasToken, tasksBeside } = props;
  const say = useMessages();
  const serverText = useServerText();
  const formats = useFormats();
  const config = useConfig();
  const account = useAccount({
    customerId,
    dormant: hasToken && offersTask(config, "dormant-cancellation"),
    cancelled: RESTARTS.some((task) => offersTask(config, task)),
    prices: true,
  });
  const { devices, due, isPending, error, refetch, others } = account;
  const isComplete = others.error === null;
  const isLoading = isPending || (error === null && others.isPending);
  const hasNone = !isLoading && devices.length === 0;
  const isEmpty = hasNone && error === null;
  // Without a known device, no task is offered that needs one.
  const tasks = tasksBeside({ devices, isComplete: isComplete || hasNone }).filter(
    ({ task }) => !hasNone || task !== "etaPack",
  );
  const contact = (
    <a className="waypost-link" href={config.links.contact}>
      {say("support.contact")}
    </a>
  );
  const add = isEmpty ? tasks.find(({ task }) => task === "add") : undefined;
  const number = formats.number(devices.length);
  return (
    <div className="account-groups">
      <Section>
        <output className="waypost-hidden">
          {!isLoading && devices.length > 1 && say("myAccount.severalDevices", { number })}
        </output>
        {error !== null && (
          <RetryPanel title={say("myAccount.failed")} message={serverText(error)} retry={refetch}>
            {contact}
          </RetryPanel>
        )}
        {devices.length > 0 && <Found {...props} {...{ devices, due }} />}
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
          >
            {contact}
          </RetryPanel>
        )}
      </Section>
      <OtherTasks tasks={tasks.filter((one) => one !== add)} />
    </div>
  );
}

type Due = ReturnType<typeof useAccount>["due"];

/** The next billing and, for several devices, the sum of the next 30 days. */
function NextBilling(props: { due: Due; count: number; nameOf: (device: OwnDevice) => string }) {
  const { next, month } = props.due;
  const say = useMessages();
  const formats = useFormats();
  if (next === null) return null;
  const [device, ...others] = next.devices;
  const amount = next.isAtLeast ? "" : formats.price(next.dollars);
  const billing = say("myAccount.billing", { date: formats.date(next.date), amount });
  const name =
    device === undefined || others.length > 0
      ? say("myAccount.severalDevices", { number: formats.number(next.devices.length) })
      : props.nameOf(device);
  return (
    <p className="account-due waypost-numbers">
      <strong>{`${amount === "" ? billing : say("myAccount.next", { billing })} · ${name}`}</strong>
      {props.count >= SEVERAL_FROM && (month.dollars > 0 || !month.isAtLeast) && (
        <span className="waypost-quiet">
          {say("myAccount.month", {
            amount: formats.price(month.dollars),
            isAtLeast: month.isAtLeast,
          })}
        </span>
      )}
    </p>
  );
}

/** The devices that match the search, up to the maximum number. */
function Found(props: Props & { devices: readonly OwnDevice[]; due: Due }) {
  const { customerId, tasksOf, tasksBeside, setUp, devices, due } = props;
  const say = useMessages();
  const [wanted, setWanted] = useState("");
  const names = useNicknames(customerId);
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
  const config = useConfig();
  const needsLogin = setUp === null && offersTask(config, "device-settings");
  const hint = others.some(({ state }) => state === "active") && (
    <>
      {offersTask(config, "dormant-mode") && !canPause && <Note>{say("myAccount.pause")}</Note>}
      {needsLogin && (
        <Note>
          {say("registered.noToken")}{" "}
          <OtherTab href={config.links.login}>{say("task.tracking")}</OtherTab>
        </Note>
      )}
    </>
  );
  const count = devices.filter(({ state }) => state !== "cancelled").length;
  const isOpen = count < SEVERAL_FROM;
  return (
    <>
      <NextBilling
        {...{ due, count }}
        nameOf={(device) => nameOf(device.imei) || kindOf(say, device)}
      />
      {devices.length >= SEARCHABLE_FROM && (
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
            isOpen={isOpen}
            hint={isOpen ? null : hint}
            tasks={tasksOf(device)}
          />
        )}
      </DeviceList>
      {isOpen && hint}
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

const Note = ({ children }: { children: ReactNode }) => (
  <p className="waypost-quiet account-note">{children}</p>
);

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

/** The tasks that concern no single device. */
function OtherTasks({ tasks }: { tasks: readonly AccountTask[] }) {
  const say = useMessages();
  const fee = useFormats().shortPrice(DORMANT_FEE);
  const offersBox = offersPage(useConfig(), "/register-many");
  if (tasks.length === 0) return null;
  return (
    <section aria-labelledby="account-tasks">
      <h2 id="account-tasks" className="waypost-heading" data-level="3">
        {say("myAccount.tasks")}
      </h2>
      <ul className="account-tasks">
        {tasks.map(({ task, group, path }) => (
          <li key={task}>
            <LinkCard
              href={`#${path}`}
              title={say(`myAccount.${task}`)}
              description={say(`myAccount.${task}.detail`, { fee })}
              icon={ICONS[task]}
              tone={group === "end" && task !== "dormantMode" ? "danger" : "neutral"}
            />
          </li>
        ))}
        {offersBox && (
          <li>
            <LinkCard
              href="#/register-many"
              title={say("myAccount.box")}
              description={say("myAccount.box.detail")}
              icon="several"
            />
          </li>
        )}
      </ul>
    </section>
  );
}
