import { QueryClient } from "@tanstack/react-query";
import { usePricing, WaypostProvider } from "@waypost/hooks";
import { createWaypost, prefetchLookups } from "@waypost/hooks/flows";
import { en } from "@waypost/hooks/messages";
import { createClient } from "@waypost/sdk";

const waypost = createWaypost({
  services: {
    client: createClient({ baseUrl: "https://api.example.com" }),
    queryClient: new QueryClient(),
  },
  messages: en,
});
void prefetchLookups(waypost);

function Pricing() {
  const { offer, period, showPeriod } = usePricing();
  if (offer.isPending) return <p>Loading…</p>;
  if (offer.isError) return <button onClick={offer.refetch}>Load the prices again</button>;
  return (
    <>
      {(["monthly", "quarterly", "yearly"] as const).map((name) => (
        <button key={name} aria-pressed={name === period} onClick={() => showPeriod(name)}>
          {name}
        </button>
      ))}
      <table>
        <tbody>
          {offer.cards.map(({ id, tier, perMonth }) => (
            <tr key={id}>
              <th scope="row">{tier}</th>
              <td>{perMonth && `$${perMonth.whole}.${perMonth.fraction} a month`}</td>
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
