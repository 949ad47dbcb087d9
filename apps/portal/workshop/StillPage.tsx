import { QueryClient } from "@tanstack/react-query";
import { WaypostProvider } from "@waypost/hooks";
import {
  countriesQuery,
  createWaypost,
  mobileProvidersQuery,
  planRulesQuery,
  servicePlansQuery,
  statesQuery,
  timeZonesQuery,
  type Runner,
  type Waypost,
} from "@waypost/hooks/flows";
import { en } from "@waypost/hooks/messages";
import { createClient, type Fetch } from "@waypost/sdk";
import { useContext, useEffect, useState, type ReactNode } from "react";
import { ConfigContext } from "../src/app/ConfigContext.ts";
import type { Config } from "../src/app/config.ts";
import { WORKSHOP_LANGUAGES, WorkshopLanguageContext } from "./language.ts";
import { plansOf } from "./sample-plans.ts";

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

/** A page whose flow, if it has one, is in one state, which no press changes. */
export function StillPage(props: {
  state?: unknown;
  /** Answers the reads that the page makes itself; nothing does by default. */
  fetch?: Fetch;
  /** The hash of the page's address: "/activate-smspack?customer_id=1001". */
  address: string;
  children: ReactNode;
}) {
  const { state, fetch, address, children } = props;
  const [waypost] = useState(() => {
    // Pages read their input from the address of the window.
    window.history.replaceState(window.history.state, "", `#${address}`);
    return stillWaypost(state, fetch);
  });
  const { messages, locale } = WORKSHOP_LANGUAGES[useContext(WorkshopLanguageContext)];
  useEffect(() => waypost.setMessages(messages, locale), [waypost, messages, locale]);
  return (
    <ConfigContext value={config}>
      <WaypostProvider waypost={waypost}>{children}</WaypostProvider>
    </ConfigContext>
  );
}

const sendNothing: Fetch = () => Promise.reject(new Error("the workshop sends nothing"));

function stillWaypost(state: unknown, fetch = sendNothing): Waypost {
  const client = createClient({ baseUrl: config.apiBaseUrl, fetch });
  const queryClient = new QueryClient();
  const known = (query: { queryKey: readonly string[] }, data: unknown) =>
    queryClient.setQueryData(query.queryKey, data);
  known(countriesQuery(client), [{ id: 250, country_name: "United States" }]);
  known(statesQuery(client, { countryId: 250 }), [{ id: 1, state_name: "Texas" }]);
  known(timeZonesQuery(client), [{ id: 1, time_zone: "America/Chicago", description: "Central" }]);
  known(mobileProvidersQuery(client), [{ id: 1, mobile_provider_name: "Local Carrier" }]);
  known(servicePlansQuery(client), plansOf("gps"));
  known(servicePlansQuery(client, "obd"), plansOf("obd"));
  known(planRulesQuery(client), { plus_quarterly: "coverage,geofence_20,sos_button" });
  const waypost = createWaypost({
    services: { client, queryClient },
    messages: en,
    address: () => window.location.href,
    token: () => "sample",
  });
  const still: Runner<unknown, unknown> = {
    getState: () => state,
    getServerState: () => state,
    subscribe: () => () => {},
    send: () => {},
    isRestoring: () => false,
    ready: async () => {},
    reset: () => {},
    hold: () => () => {},
    stop: () => {},
  };
  // Every flow of the page is this one, standing still.
  const run = () => still;
  // Not a copy, which would keep the first language.
  return Object.assign(Object.create(waypost) as Waypost, {
    run: run as unknown as Waypost["run"],
  });
}
