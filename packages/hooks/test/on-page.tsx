import { createClient } from "@waypost/sdk";
import { QueryClient } from "@tanstack/react-query";
import { StrictMode, type ComponentType, type ReactNode } from "react";
import { onTestFinished } from "vitest";
import type { RegistrationEvent } from "../src/flows/registration/events.ts";
import { registration } from "../src/flows/registration/flow.ts";
import type { RegistrationState } from "../src/flows/registration/state.ts";
import type { Messages } from "../src/messages/messages.ts";
import type { Control, FieldProps } from "../src/react/field-props.ts";
import { WaypostProvider } from "../src/react/provider.tsx";
import type { Services } from "../src/services.ts";
import { createWaypost, type Waypost } from "../src/waypost.ts";
import { en } from "../src/messages/en.ts";
import { API, cannedApi, type CannedApi } from "./canned-api.ts";
import { soon } from "./soon.ts";

export interface OnPage extends CannedApi {
  waypost: Waypost;
  /** The services, for tests that create a `waypost` themselves. */
  services: Services;
  send: (event: RegistrationEvent) => void;
  state: () => RegistrationState;
  /** Waits until the registration is in a state that satisfies the predicate. */
  until: (holds: (state: RegistrationState) => boolean) => Promise<void>;
  Provider: ComponentType<{ children: ReactNode }>;
}

/** The setup of a page with custom components: hooks, and the real client with fixed replies. */
export function onPage(
  options: {
    messages?: Partial<Messages>;
    product?: "own";
    services?: (services: Services) => Promise<Services>;
  } = {},
): OnPage {
  const { messages = en, services: later, product } = options;
  const api = cannedApi();
  const services: Services = {
    client: createClient({ baseUrl: API, fetch: api.fetch, token: () => "token" }),
    queryClient: new QueryClient(),
  };
  const waypost = createWaypost({
    services: later === undefined ? services : () => later(services),
    messages,
    product,
  });
  const runner = waypost.run(registration);
  onTestFinished(() => runner.stop());
  return {
    ...api,
    waypost,
    services,
    send: runner.send,
    state: runner.getState,
    until: (holds) =>
      soon(() => {
        if (!holds(runner.getState()))
          throw new Error(`still at ${runner.getState().screen.phase}`);
      }),
    Provider: ({ children }) => (
      <StrictMode>
        <WaypostProvider waypost={waypost}>{children}</WaypostProvider>
      </StrictMode>
    ),
  };
}

/** A plain HTML input bound to the props of a hook. */
export function Plain(props: { label: string; onBlur?: () => void } & (FieldProps | Control)) {
  const { label, errorMessage, onChange, onBlur } = props;
  const value = "value" in props ? { value: props.value } : { defaultValue: props.defaultValue };
  return (
    <label>
      {label}{" "}
      <input {...value} onBlur={onBlur} onChange={(event) => onChange(event.target.value)} />
      <em>{errorMessage}</em>
    </label>
  );
}
