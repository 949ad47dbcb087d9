import { useMessages } from "@waypost/hooks";
import { addressQuery, addressRoute } from "@waypost/hooks/rules";
import { useEffect, useSyncExternalStore, type ReactNode } from "react";
import { Account } from "@/components/account";
import { Cancellation } from "@/components/cancellation";
import { EtaPacks } from "@/components/eta-packs";
import { PlanChange } from "@/components/plan-change";
import { PricingTable } from "@/components/pricing-table";
import { Registration } from "@/components/registration";
import { SmsPacks } from "@/components/sms-packs";
import { BRAND, SUPPORT_EMAIL } from "./brand.ts";

/** Returns the address of a page of a customer, in the hash. */
const hrefOf = (page: string, customerId: string, imei?: string): string =>
  `#/${page}?customer_id=${customerId}${imei === undefined ? "" : `&imei=${imei}`}`;

interface Customer {
  customerId: string;
  /** The device that the customer selected. */
  device: { imei?: string };
}

/** The pages of a customer, by the name of their task in the account. */
const TASKS = {
  planUpdate: ({ customerId, device }: Customer) => (
    <PlanChange customerId={customerId} supportEmail={SUPPORT_EMAIL} {...device} />
  ),
  smsPack: ({ customerId }: Customer) => (
    <SmsPacks customerId={customerId} supportEmail={SUPPORT_EMAIL} />
  ),
  etaPack: ({ customerId }: Customer) => <EtaPacks customerId={customerId} />,
  cancellation: ({ device }: Customer) => <Cancellation {...device} />,
};

const isTask = (name: string): name is keyof typeof TASKS => name in TASKS;

function subscribe(listener: () => void): () => void {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

/** Returns the title and the content of the page in the address, by default the registration. */
function usePage(): { title: string; content: ReactNode; back?: string } {
  const say = useMessages();
  const address = useSyncExternalStore(
    subscribe,
    () => location.href,
    () => "",
  );
  const route = addressRoute(address).slice(1);
  const customerId = addressQuery(address, "customer_id");
  const imei = addressQuery(address, "imei");
  const task = Object.keys(TASKS).find((name) => name.toLowerCase() === route);
  if (customerId !== null && task !== undefined && isTask(task)) {
    const Task = TASKS[task];
    const content = (
      <Task key={address} customerId={customerId} device={imei === null ? {} : { imei }} />
    );
    return { title: say(`myAccount.${task}`), content, back: hrefOf("account", customerId) };
  }
  if (customerId !== null && route === "account") {
    const href = (name: string, device?: string) =>
      name === "add" ? "#/" : isTask(name) ? hrefOf(name, customerId, device) : undefined;
    return {
      title: say("myAccount.title"),
      content: <Account customerId={customerId} href={href} />,
    };
  }
  if (route === "plans")
    return { title: say("pricing.title"), content: <PricingTable hrefOf={() => "#/"} /> };
  return {
    title: say("email.title"),
    content: <Registration brand={BRAND} accountHref={(id) => hrefOf("account", id)} />,
  };
}

/** The header, and the page of the address. */
export function App() {
  const say = useMessages();
  const { title, content, back } = usePage();
  useEffect(() => {
    document.title = `${title} · ${BRAND}`;
  }, [title]);
  return (
    <div className="mx-auto grid max-w-5xl gap-6 p-4 sm:p-8">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
        <a href="#/" className="text-base font-semibold">
          {BRAND}
        </a>
        <nav className="flex gap-4 *:underline *:underline-offset-4">
          <a href="#/plans">{say("email.prices")}</a>
          <a href={`mailto:${SUPPORT_EMAIL}`}>{say("support.contact")}</a>
        </nav>
      </header>
      <main className="grid gap-6">
        {/* The card of a task shows its title itself. */}
        <h1 className={back === undefined ? "text-center text-2xl font-semibold" : "sr-only"}>
          {title}
        </h1>
        {back !== undefined && (
          <a href={back} className="mx-auto w-full max-w-xl text-sm underline underline-offset-4">
            {say("task.account")}
          </a>
        )}
        {content}
      </main>
    </div>
  );
}
