import { useMessages, useWaypost } from "@waypost/hooks";
import { accountTasks, addressQuery, deviceTasks } from "@waypost/hooks/rules";
import { TaskHeader } from "@waypost/ui/TaskHeader";
import { useConfig } from "../../app/ConfigContext.ts";
import { Frame } from "../../app/Frame.tsx";
import { useAddress } from "../../app/hash-location.ts";
import { Heading } from "../../app/Heading.tsx";
import { storedToken } from "../../app/token.ts";
import { MissingInputPage } from "../task/MissingInputPage.tsx";
import { AccountDevices } from "./AccountDevices.tsx";
import { OpenRequests } from "./OpenRequests.tsx";
import { TaskCards } from "./TaskCards.tsx";
import "./account.css";

/** The start page of a customer: what is not confirmed, the devices, and every other task. */
export default function AccountPage() {
  const say = useMessages();
  const address = useAddress();
  const { token } = useWaypost();
  const config = useConfig();
  const known = (name: string) => addressQuery(address, name);
  const customerId = known("customer_id");
  if (customerId === null) return <MissingInputPage title="myAccount.title" />;
  const hasToken = (token() ?? storedToken(config)) !== undefined;
  const tasks = accountTasks(known, { hasToken });
  return (
    <Frame width="wide">
      <TaskHeader
        identity={[say("task.customer", { name: "", id: customerId }), known("email")]
          .filter(Boolean)
          .join(" · ")}
        title={<Heading>{say("myAccount.title")}</Heading>}
        lead={say("myAccount.lead")}
      />
      <div className="account">
        <OpenRequests customerId={customerId} tasks={tasks} />
        <AccountDevices
          key={customerId}
          customerId={customerId}
          tasksOf={(imei) => deviceTasks(known, imei)}
        />
        <TaskCards tasks={tasks} />
      </div>
    </Frame>
  );
}
