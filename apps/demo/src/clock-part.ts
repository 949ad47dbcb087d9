import type { Demo, Part } from "./demo.ts";
import { button, element, part } from "./element.ts";

const day = 86_400_000;

/** The time of the sandbox. */
export function clockPart({ sandbox, frame }: Demo): Part {
  const time = element("time");
  const move = (days: number) => () => {
    sandbox.setNow(new Date(sandbox.now().getTime() + days * day));
    frame.contentWindow?.location.reload();
  };
  const toNow = () => {
    sandbox.setNow(null);
    frame.contentWindow?.location.reload();
  };
  return {
    node: part(
      "Clock",
      true,
      element("p", { className: "quiet" }, "The vendor's time: ", time),
      element(
        "div",
        { className: "buttons" },
        button("One day later", move(1)),
        button("30 days later", move(30)),
        button("Now", toNow),
      ),
    ),
    update() {
      time.textContent = sandbox
        .now()
        .toLocaleString("en", { dateStyle: "long", timeStyle: "short" });
    },
  };
}
