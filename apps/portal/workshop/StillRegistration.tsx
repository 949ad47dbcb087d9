import { QueryClient } from "@tanstack/react-query";
import {
  countriesQuery,
  createWaypost,
  mobileProvidersQuery,
  planRulesQuery,
  servicePlansQuery,
  statesQuery,
  timeZonesQuery,
  WaypostProvider,
  type RegistrationState,
  type Runner,
  type Waypost,
} from "@waypost/hooks";
import { en } from "@waypost/hooks/messages";
import { createClient } from "@waypost/sdk";
import { useState } from "react";
import { ConfigContext } from "../src/app/ConfigContext.ts";
import type { Config } from "../src/app/config.ts";
import RegistrationPage from "../src/features/registration/RegistrationPage.tsx";
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

/** The registration page in one state, which no press leaves. */
export function StillRegistration({ state }: { state: RegistrationState }) {
  const [waypost] = useState(() => stillWaypost(state));
  return (
    <ConfigContext value={config}>
      <WaypostProvider waypost={waypost}>
        <RegistrationPage />
      </WaypostProvider>
    </ConfigContext>
  );
}

function stillWaypost(state: RegistrationState): Waypost {
  const client = createClient({
    baseUrl: config.apiBaseUrl,
    fetch: () => Promise.reject(new Error("the workshop sends nothing")),
  });
  const queryClient = new QueryClient();
  const known = (query: { queryKey: readonly string[] }, data: unknown) =>
    queryClient.setQueryData(query.queryKey, data);
  known(countriesQuery(client), [{ id: 250, country_name: "United States" }]);
  known(statesQuery(client, 250), [{ id: 1, state_name: "Texas" }]);
  known(timeZonesQuery(client), [{ id: 1, time_zone: "America/Chicago", description: "Central" }]);
  known(mobileProvidersQuery(client), [{ id: 1, mobile_provider_name: "Local Carrier" }]);
  known(servicePlansQuery(client), plansOf("gps"));
  known(servicePlansQuery(client, "obd"), plansOf("obd"));
  known(planRulesQuery(client), { plus_quarterly: "coverage,geofence_20,sos_button" });
  const waypost = createWaypost({
    services: { client, queryClient },
    messages: en,
    address: () => "https://portal.example.com/#/registration/customer-information",
  });
  const still: Runner<RegistrationState, unknown> = {
    getState: () => state,
    subscribe: () => () => {},
    send: () => {},
    hold: () => () => {},
    stop: () => {},
  };
  // Every flow of the workshop is this one registration, standing still.
  const run = () => still;
  return { ...waypost, run: run as unknown as Waypost["run"] };
}
