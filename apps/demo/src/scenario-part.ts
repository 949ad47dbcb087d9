import { scenarios, scenarioToText, type Scenario } from "@waypost/sandbox/scenarios";
import type { Demo, Part } from "./demo.ts";
import { clearStorage } from "./storage.ts";
import { button, element, labelled, part, select } from "./element.ts";

/** The current scenario, with buttons to restart it and to copy a link to its current state. */
export function scenarioPart(demo: Demo): Part {
  const { api, sandbox, scenario, scenarioText, showMessage } = demo;
  const names = Object.keys(scenarios).map((name) => [name, wordsOf(name)] as const);
  const isNamed = Object.hasOwn(scenarios, scenarioText);
  const choices = isNamed ? names : [[scenarioText, "From a link"] as const, ...names];
  const choice = select(choices, scenarioText);
  choice.addEventListener("change", () => location.assign(addressOf(choice.value)));

  async function copyLink(): Promise<void> {
    const address = addressOf(scenarioToText(currentScenario(demo)));
    await navigator.clipboard.writeText(address).then(
      () => showMessage("The link was copied."),
      () => showMessage(address),
    );
  }
  async function startAgain(): Promise<void> {
    sandbox.reset();
    // The reply arrives once the reset is saved.
    await sandbox.fetch(`${api}/geo/country`);
    clearStorage();
    location.replace(addressOf(scenarioText));
  }
  return {
    node: part(
      "Scenario",
      true,
      labelled("What to show", choice),
      element("p", { className: "quiet" }, scenario.about ?? ""),
      element(
        "div",
        { className: "buttons" },
        button("Copy link", copyLink),
        button("Start again", startAgain),
      ),
      element(
        "p",
        { className: "quiet" },
        "The link has the clock, the faults, the country, the language and the page as they are now. What was registered since is not in it.",
      ),
    ),
  };
}

const wordsOf = (name: string): string => {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function addressOf(scenario: string): string {
  const address = new URL(location.href);
  address.search = new URLSearchParams({ scenario }).toString();
  return address.href;
}

/** Returns the scenario with the changes from the panel and the portal's frame. */
function currentScenario({ sandbox, scenario, frame }: Demo): Scenario {
  const isMoved = Math.abs(sandbox.now().getTime() - Date.now()) > 60_000;
  const language = frame.contentDocument?.documentElement.lang.slice(0, 2);
  const route = frame.contentWindow?.location.hash.slice(1);
  return {
    ...scenario,
    ...(isMoved && { clock: sandbox.now().toISOString() }),
    country: sandbox.country(),
    faults: sandbox.faults(),
    ...((language === "es" || language === "fr" || language === "en") && { language }),
    ...(route && { route }),
  };
}
