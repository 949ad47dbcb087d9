import { QueryClient } from "@tanstack/react-query";
import { useRegistration, useRegistrationField, WaypostProvider } from "@waypost/hooks";
import { createWaypost, messageOf } from "@waypost/hooks/flows";
import { en } from "@waypost/hooks/messages";
import { createClient } from "@waypost/sdk";

const notice = document.body.appendChild(document.createElement("output"));

const waypost = createWaypost({
  services: {
    client: createClient({ baseUrl: "https://api.example.com" }),
    queryClient: new QueryClient(),
  },
  messages: en,
  navigate: () => {},
  // An error that belongs to no field, for example if the email could not be checked.
  notify: (words) => {
    notice.textContent = messageOf(en, words);
  },
});

function Email() {
  const screen = useRegistration();
  const { input, errorMessage } = useRegistrationField("email");
  if (screen.phase !== "email") return <p>The next screen: {screen.phase}</p>;
  return (
    <form onSubmit={screen.submit}>
      <label>
        Email <input {...input} />
      </label>
      <p role="alert">{errorMessage}</p>
      <button>Next</button>
    </form>
  );
}

export default function App() {
  return (
    <WaypostProvider waypost={waypost}>
      <Email />
    </WaypostProvider>
  );
}
