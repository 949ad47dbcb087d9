import { createWaypost, registration } from "@waypost/hooks/flows";
import { en } from "@waypost/hooks/messages";
import { createClient } from "@waypost/sdk";
import { QueryClient } from "@tanstack/react-query";

const waypost = createWaypost({
  services: {
    client: createClient({ baseUrl: "https://api.example.com" }),
    queryClient: new QueryClient(),
  },
  messages: en,
});

const runner = waypost.run(registration);
await waypost.ready(registration);
runner.subscribe(() => console.log(runner.getState().screen.phase));
runner.send({ type: "visit", step: "customer-information" });
runner.send({ type: "edit-customer", patch: { email: "returning@example.com" } });
runner.send({ type: "submit" });

// The server's reply arrives later.
await new Promise<void>((resolve) => {
  runner.subscribe(() => runner.getState().screen.phase !== "checking-email" && resolve());
});
