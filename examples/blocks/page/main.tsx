import "./page.css";
import { WaypostApi } from "@/components/waypost-api";
import { Account } from "@/components/account";
import { Cancellation } from "@/components/cancellation";
import { DeviceSettings } from "@/components/device-settings";
import { EtaPacks } from "@/components/eta-packs";
import { Registration } from "@/components/registration";
import { PlanChange } from "@/components/plan-change";
import { PricingTable } from "@/components/pricing-table";
import { SmsPacks } from "@/components/sms-packs";
import { StrictMode, type ReactNode } from "react";
import { createRoot } from "react-dom/client";

const query = new URLSearchParams(location.search);
const customerId = query.get("customer") ?? "1001";
const supportEmail = "support@example.com";
const imei = query.get("imei") ?? "";

/** Each block at its own address, such as `/?block=sms-packs`. */
const BLOCKS: Readonly<Record<string, ReactNode>> = {
  registration: <Registration brand="Sample" />,
  account: <Account customerId={customerId} href={(task) => `?block=${task}`} />,
  "device-settings": <DeviceSettings input={{ imei, kind: "gps", planId: "plus", unit: "MPH" }} />,
  "sms-packs": <SmsPacks customerId={customerId} supportEmail={supportEmail} />,
  "eta-packs": <EtaPacks customerId={customerId} />,
  "pricing-table": <PricingTable hrefOf={({ id }) => `?plan=${id}`} />,
  "plan-change": <PlanChange customerId={customerId} supportEmail={supportEmail} />,
  cancellation: <Cancellation />,
};

const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
document.documentElement.classList.toggle("dark", isDark);

createRoot(document.getElementById("root") ?? document.body).render(
  <StrictMode>
    <WaypostApi url={query.get("api") ?? undefined} token={() => query.get("token") ?? undefined}>
      <main className="mx-auto max-w-5xl p-4 sm:p-8">
        {BLOCKS[query.get("block") ?? ""] ??
          Object.keys(BLOCKS).map((name) => (
            <p key={name}>
              <a href={`?block=${name}`}>{name}</a>
            </p>
          ))}
      </main>
    </WaypostApi>
  </StrictMode>,
);
