import { QueryClient } from "@tanstack/react-query";
import { useFormats, useMessages, useRegistrationField, WaypostProvider } from "@waypost/hooks";
import { createWaypost } from "@waypost/hooks/flows";
import { en } from "@waypost/hooks/messages";
import { createClient } from "@waypost/sdk";

const waypost = createWaypost({
  services: {
    client: createClient({ baseUrl: "https://api.example.com" }),
    queryClient: new QueryClient(),
  },
  messages: en,
  navigate: () => {},
});

/** Loads a language when it is selected. The input stays. */
async function speak(language: string) {
  if (language === "en") return waypost.setMessages(en, "en-US");
  const { es } = await import("@waypost/hooks/messages/es");
  waypost.setMessages(es, "es-US");
}

function Page() {
  const say = useMessages();
  const { price } = useFormats();
  const { input } = useRegistrationField("email");
  return (
    <>
      <label>
        {say("email.label")} <input {...input} />
      </label>
      <p>
        {say("action.next")}, {say("task.every", { amount: price(59.85), months: 3 })}
      </p>
      <button onClick={() => void speak("es")}>Español</button>
      <button onClick={() => void speak("en")}>English</button>
    </>
  );
}

export default function App() {
  return (
    <WaypostProvider waypost={waypost}>
      <Page />
    </WaypostProvider>
  );
}
