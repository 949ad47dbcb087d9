import { WaypostProvider } from "@waypost/hooks";
import { memoryStorage } from "@waypost/hooks/flows";
import { createTestWaypost, type TestWaypost } from "@waypost/hooks/testing";
import { Suspense, use, useContext, useEffect, type ReactNode } from "react";
import { ConfigContext } from "../src/app/ConfigContext.ts";
import type { Config } from "../src/app/config.ts";
import { WORKSHOP_LANGUAGES, WorkshopLanguageContext } from "./language.ts";
import { parsePlanId } from "@waypost/hooks/rules";
import type { ServicePlan } from "@waypost/sdk";
import { GPS_PLAN_IDS, OBD_PLAN_IDS } from "../../../packages/hooks/src/rules/plans/plans.ts";

const config: Config = {
  apiBaseUrl: "https://api.example.com",
  brand: { name: "Waypost" },
  supportEmail: "support@example.com",
  links: {
    contact: "mailto:support@example.com",
    login: "https://tracking.example.com/",
    privacy: "https://www.example.com/privacy",
    terms: "https://www.example.com/terms",
  },
};

/** The day of the workshop, on which the sample cards are valid. */
const TODAY = new Date(2026, 10, 21, 12);

/** A Waypost whose API replies with the examples of its description, and with all plans and packs. */
export function workshopWaypost(storage = memoryStorage()): TestWaypost {
  const opened = createTestWaypost({
    today: TODAY,
    storage: () => storage,
    address: () => window.location.href,
  });
  opened.answer("lookups.servicePlans", ({ url }) => {
    const category = new URL(url).searchParams.get("category") ?? "gps";
    return { body: { status: true, plans: offersOf(category) } };
  });
  return opened;
}

interface WorkshopPageProps {
  /** The hash of the page's address: "/activate-smspack?customer_id=1001". */
  readonly address: string;
  /** Walks to the state to show. */
  readonly prepared: Promise<TestWaypost>;
  readonly children: ReactNode;
}

/** A page of the portal with an API that only lives in it. */
export function WorkshopPage(props: WorkshopPageProps) {
  return (
    <Suspense>
      <Prepared {...props} />
    </Suspense>
  );
}

function Prepared({ address, prepared, children }: WorkshopPageProps) {
  const { waypost } = use(prepared);
  // Pages read their input from the address of the window.
  window.history.replaceState(window.history.state, "", `#${address}`);
  const { messages, locale } = WORKSHOP_LANGUAGES[useContext(WorkshopLanguageContext)];
  useEffect(() => waypost.setMessages(messages, locale), [waypost, messages, locale]);
  return (
    <ConfigContext value={config}>
      <WaypostProvider waypost={waypost}>{children}</WaypostProvider>
    </ConfigContext>
  );
}

const MONTHS = { monthly: 1, quarterly: 3, yearly: 12 };
const A_MONTH = { standard: 15.45, plus: 19.95, pro: 23.95 };

type Offer = readonly [id: string, name: string, price: number];

const PACKS: Readonly<Record<string, readonly Offer[]>> = {
  sms_pack: [
    ["sms_100", "100 SMS", 4.95],
    ["sms_250", "250 SMS", 9.95],
    ["sms_500", "500 SMS", 16.95],
  ],
  eta_pack: [
    ["eta_50", "ETA 50 - routes", 4.95],
    ["eta_150", "ETA 150 - routes", 11.95],
    ["eta_500", "ETA 500 - routes", 29.95],
    ["eta_1000", "ETA 1000 - routes", 49.95],
  ],
};

const pack = (category: string, [id, name, price]: Offer): ServicePlan => ({
  service_plan_id: id,
  service_plan_name: name,
  email_content: null,
  price,
  duration: null,
  plan_description: null,
  category,
});

/** Returns the price list of a category, for pictures only. */
function offersOf(category: string): ServicePlan[] {
  const packs = PACKS[category];
  if (packs !== undefined) return packs.map((offer) => pack(category, offer));
  const ids: readonly string[] = category === "gps" ? GPS_PLAN_IDS : OBD_PLAN_IDS;
  return ids.map((service_plan_id) => {
    const { tier = "plus", period = "monthly" } = parsePlanId(service_plan_id) ?? {};
    return {
      service_plan_id,
      service_plan_name: service_plan_id,
      email_content: `${category.toUpperCase()} ${tier} plan, ${period}`,
      price: A_MONTH[tier] * MONTHS[period],
      duration: MONTHS[period],
      plan_description: "A sample plan: what its card says below the name",
      category,
    };
  });
}
