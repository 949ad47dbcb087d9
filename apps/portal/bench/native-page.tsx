import { REGISTRATION_STEPS } from "@waypost/hooks/rules";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { common } from "@waypost/hooks/messages/common";
import { registration } from "@waypost/hooks/messages/registration";

const say = { ...common, ...registration };

/** The first screen of the registration with native controls, without hooks, components and styles. */
function Page() {
  const [email, setEmail] = useState("");
  return (
    <>
      <header>
        <a href="#main">{say["page.skip"]}</a>
        <strong>Waypost</strong> <a href="#contact">{say["support.contact"]}</a>
      </header>
      <nav aria-label={say["step.progress"]}>
        <ol>
          {REGISTRATION_STEPS.map((step) => (
            <li key={step}>{say[`step.${step}`]}</li>
          ))}
        </ol>
      </nav>
      <main id="main">
        <form>
          <h1>{say["email.title"]}</h1>
          <p>
            {say["email.lead"]}
            <br />
            <a href="#/pricing">{say["email.prices"]}</a>
          </p>
          <p>
            <label htmlFor="email">{say["email.label"]}</label>
            <br />
            <input
              id="email"
              type="email"
              autoComplete="email"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
            <br />
            <small>{say["email.hint"]}</small>
          </p>
          <button type="submit">{say["action.next"]}</button>
        </form>
      </main>
      <aside>
        <h2>{say["atHand.title"]}</h2>
        <ul>
          <li>{say["atHand.tracker"]}</li>
          <li>{say["atHand.label"]}</li>
          <li>{say["atHand.card"]}</li>
        </ul>
      </aside>
      <footer>{say["support.line"]}</footer>
    </>
  );
}

createRoot(document.getElementById("root") ?? document.body).render(<Page />);
