import { Alert, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import {
  useAccount,
  useFormats,
  useMessages,
  useOpenRequests,
  useServerText,
} from "@waypost/hooks";
import { accountTasks, DORMANT_FEE, type AccountTask } from "@waypost/hooks/rules";
import { DeviceList, type AccountProps } from "@/components/account-device";
import { Part } from "@/components/waypost-part";

/** The devices of a customer, requests whose outcome is unknown, and what the customer can do. */
export function Account({ customerId, href }: AccountProps) {
  const say = useMessages();
  const { devices, isPending, error, others, refetch } = useAccount({ customerId });
  const serverText = useServerText();
  const known = (name: string) => (name === "customer_id" ? customerId : null);
  const cards = { devices, isComplete: !isPending && error === null && !others.isError };
  const tasks = accountTasks(known, { hasToken: false, cards });
  const failure = error ?? others.error;
  const ended = devices.filter(({ state }) => state === "cancelled");
  const current = devices.filter(({ state }) => state !== "cancelled");
  return (
    <div className="mx-auto grid w-full max-w-xl gap-4">
      <OpenRequests customerId={customerId} href={href} />
      <Part title={say("myAccount.myDevices")}>
        {isPending && (
          <output aria-label={say("myAccount.loading")} className="grid gap-3">
            <Skeleton className="h-20" />
            <Skeleton className="h-20" />
          </output>
        )}
        {failure !== null && (
          <Alert variant="destructive">
            <AlertTitle>{say("failure.title")}</AlertTitle>
            <AlertDescription>
              <p>{error === null ? say("myAccount.others") : serverText(error)}</p>
              <Button variant="outline" onPress={error === null ? others.refetch : refetch}>
                {say("action.retry")}
              </Button>
            </AlertDescription>
          </Alert>
        )}
        {!isPending && failure === null && current.length === 0 && (
          <p>
            {say("myAccount.noDevices")}. {say("myAccount.noDevicesNext")}
          </p>
        )}
        <DeviceList devices={current} {...{ customerId, href }} />
      </Part>
      {ended.length > 0 && (
        <Part
          title={say("myAccount.cancelledDevices", {
            count: ended.length,
            number: String(ended.length),
          })}
        >
          <DeviceList devices={ended} {...{ customerId, href }} />
        </Part>
      )}
      <Tasks tasks={tasks} href={href} />
    </div>
  );
}

/** The requests of this browser without a confirmed outcome, so that nobody pays twice. */
function OpenRequests({ customerId, href }: AccountProps) {
  const say = useMessages();
  const open = useOpenRequests({ customerId });
  if (open.length === 0) return null;
  return (
    <Part title={say("myAccount.open")}>
      {open.map(({ id, task }) => {
        const target = task === null ? undefined : href(task);
        return (
          <Alert key={id}>
            <AlertTitle>{say(task === null ? "unknown.lost" : `myAccount.${task}`)}</AlertTitle>
            <AlertDescription>
              <p>{say("outcome.unknown")}</p>
              {target !== undefined && <a href={target}>{say("myAccount.open.look")}</a>}
            </AlertDescription>
          </Alert>
        );
      })}
    </Part>
  );
}

function Tasks({ tasks, href }: Pick<AccountProps, "href"> & { tasks: readonly AccountTask[] }) {
  const say = useMessages();
  const fee = useFormats().shortPrice(DORMANT_FEE);
  const shown = tasks.flatMap(({ task }) => {
    const target = href(task);
    return target === undefined ? [] : [{ task, target }];
  });
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {shown.map(({ task, target }) => (
        <li key={task}>
          <a
            href={target}
            className="grid h-full gap-0.5 rounded-xl bg-card p-4 text-sm ring-1 ring-foreground/10 outline-none hover:bg-muted/50 focus-visible:ring-3 focus-visible:ring-ring/50"
          >
            <span className="font-medium">{say(`myAccount.${task}`)}</span>
            <span className="text-muted-foreground">
              {say(`myAccount.${task}.detail`, { fee })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
