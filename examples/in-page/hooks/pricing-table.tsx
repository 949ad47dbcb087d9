import { QueryClient } from "@tanstack/react-query";
import { useFormats, usePlans, WaypostProvider } from "@waypost/hooks";
import { createWaypost, prefetchLookups } from "@waypost/hooks/flows";
import { en } from "@waypost/hooks/messages";
import type { PlanPeriod } from "@waypost/hooks/rules";
import { createClient } from "@waypost/sdk";
import { useState } from "react";

const waypost = createWaypost({
  services: {
    client: createClient({ baseUrl: "https://api.example.com" }),
    queryClient: new QueryClient(),
  },
  messages: en,
});
void prefetchLookups(waypost);

function Pricing() {
  const [period, setPeriod] = useState<PlanPeriod>("quarterly");
  const {
    plans,
    periods,
    period: shown,
    isPending,
    isError,
    refetch,
  } = usePlans({ kind: "gps", period });
  const { price } = useFormats();
  if (isPending) return <p>Loading…</p>;
  if (isError) return <button onClick={refetch}>Load the prices again</button>;
  return (
    <>
      {periods.map((one) => (
        <button key={one} aria-pressed={one === shown} onClick={() => setPeriod(one)}>
          {one}
        </button>
      ))}
      <table>
        <tbody>
          {plans.map((plan) => (
            <tr key={plan.id}>
              <th scope="row">{plan.name}</th>
              <td>{plan.isAvailable && `${price(plan.perMonth)} a month`}</td>
              <td>{plan.features.filter((feature) => feature.isIncluded).length} features</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export default function App() {
  return (
    <WaypostProvider waypost={waypost}>
      <Pricing />
    </WaypostProvider>
  );
}
