import { QueryClient } from "@tanstack/react-query";
import {
  useDeviceSettings,
  useSettingsField,
  WaypostProvider,
  type DeviceSettings,
} from "@waypost/hooks";
import { createWaypost, messageOf } from "@waypost/hooks/flows";
import { en } from "@waypost/hooks/messages";
import { createClient } from "@waypost/sdk";

const session = { token: null as string | null };
const client = createClient({
  baseUrl: "https://api.example.com",
  token: () => session.token,
});

// The reply to a registration has the token that the settings need.
const registered = client.registration.register({
  email: "returning@example.com",
  language: "English",
  uom: "MPH",
  user_token: "card_demo_visa",
  card_bin: "424242",
  card_last_4: "4242",
  devices: [
    {
      imei: "350000000000001",
      device_name: "Van",
      device_model: "GL300",
      device_plan: "plus_quarterly",
    },
  ],
});
session.token = (await registered).token;

const notice = document.body.appendChild(document.createElement("output"));

const waypost = createWaypost({
  services: { client, queryClient: new QueryClient() },
  messages: en,
  // An error that belongs to no field, for example if the settings could not be loaded.
  notify: (words) => {
    notice.textContent = messageOf(en, words);
  },
});

function Settings({ imei }: { imei: string }) {
  const settings = useDeviceSettings({ imei, kind: "gps", planId: "plus", unit: "MPH" });
  if (settings.phase === "closed") return <button onClick={settings.open}>Set up</button>;
  if (settings.phase === "loading") return <p>Loading…</p>;
  return (
    <form onSubmit={(event) => (event.preventDefault(), settings.submit())}>
      <SpeedLimit settings={settings} />
      <button disabled={settings.phase === "saving"}>Save</button>
      <button type="button" onClick={settings.close}>
        Cancel
      </button>
    </form>
  );
}

function SpeedLimit({ settings }: { settings: DeviceSettings }) {
  const { input, stored, isEdited, errorMessage } = useSettingsField(settings, "speed_limit");
  return (
    <p>
      <label>
        Speed limit <input {...input} />
      </label>{" "}
      {isEdited && `was ${stored}`} <span role="alert">{errorMessage}</span>
    </p>
  );
}

export default function App() {
  return (
    <WaypostProvider waypost={waypost}>
      <Settings imei="350000000000001" />
    </WaypostProvider>
  );
}
