import { useMessages, useOpenRequests, useWaypost } from "@waypost/hooks";
import { accountTasks, deviceTasks } from "@waypost/hooks/rules";
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
import { OpenRequests } from "./OpenRequests.tsx";
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
