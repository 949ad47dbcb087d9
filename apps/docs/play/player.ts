import { element } from "../../demo/src/element.ts";
import { createControls } from "./controls.ts";
import type { Editor } from "./editor.ts";
import type { ExampleFrame } from "./frame.ts";
import { createOutput } from "./output.ts";

const here = new URL("./", import.meta.url);

/**
 * An example in the documentation: an editable program with its output and the rows that it wrote.
 * The code of the editor, the sandbox and the packages is loaded on first use.
 */
class WaypostExample extends HTMLElement {
  #editor: Editor | undefined;
  #source: Promise<string> | undefined;
  #runs = 0;
  readonly #controls = createControls();
  readonly #output = createOutput();
  readonly #stage = element("div", { className: "stage" });
  readonly #status = element("span", { className: "status", role: "status" });

  connectedCallback(): void {
    if (this.querySelector(".bar")) return;
    const program = element("div", { className: "program", tabIndex: 0 }, ...this.childNodes);
    program.setAttribute("role", "group");
    program.setAttribute("aria-label", "The program");
    const button = (text: string, press: () => Promise<void>, className = "") =>
      element(
        "button",
        { type: "button", className, onclick: () => void press().catch(this.#fail) },
        text,
      );
    const bar = element(
      "div",
      { className: "bar" },
      button("Run", () => this.#run(), "primary"),
      button("Edit", () => this.#edit(program)),
      button("Start over", () => this.#startOver()),
      this.#status,
    );
    this.append(bar, program, this.#controls.node, this.#stage, this.#output.node);
  }

  /** Returns the program from its file. */
  #text(): Promise<string> {
    this.#source ??= fetch(new URL(`examples/${this.getAttribute("file")}`, here)).then((reply) =>
      reply.text(),
    );
    return this.#source;
  }

  async #edit(program: HTMLElement): Promise<void> {
    const [{ createEditor }, text] = await Promise.all([import("./editor.ts"), this.#text()]);
    if (!this.#editor) {
      program.replaceChildren();
      // The editor is scrollable itself.
      program.removeAttribute("tabindex");
      this.#editor = createEditor(program, text, () => void this.#run().catch(this.#fail));
    }
    this.#editor.focus();
  }

  async #startOver(): Promise<void> {
    this.#editor?.setText(await this.#text());
    this.#controls.reset();
    this.#runs += 1;
    this.#stage.replaceChildren();
    this.#output.clear();
    this.#say("");
  }

  async #run(): Promise<void> {
    const run = (this.#runs += 1);
    this.#output.clear();
    this.#say("Running…");
    const [{ transpile }, text] = await Promise.all([import("./transpile.ts"), this.#text()]);
    const code = transpile(this.#editor?.text() ?? text);
    const frame = await this.#frame();
    await frame.run({
      code,
      scenario: this.getAttribute("scenario") ?? "",
      ...this.#controls.values(),
      report: (line) => run === this.#runs && this.#output.line(line),
      changed: (changes) => run === this.#runs && this.#output.changes(changes),
    });
    if (run === this.#runs) this.#say(this.#output.hasFailed() ? "It failed." : "Done.");
  }

  /** Creates a new frame for each run, so that a program cannot see the previous one. */
  async #frame(): Promise<ExampleFrame> {
    const frame = element("iframe", {
      title: "The running example",
      src: new URL("frame.html", here).href,
      hidden: this.getAttribute("kind") === "script",
    });
    const loaded = new Promise((resolve) =>
      frame.addEventListener("load", resolve, { once: true }),
    );
    this.#stage.replaceChildren(frame);
    await loaded;
    const { example } = frame.contentWindow as unknown as { example?: ExampleFrame };
    if (!example) throw new Error("The frame of the example could not be loaded.");
    example.onHeight((height) => {
      frame.style.height = `${Math.max(height, 96)}px`;
    });
    return example;
  }

  #say(text: string): void {
    this.#status.textContent = text;
  }

  readonly #fail = (error: unknown): void => {
    const text = error instanceof Error ? error.message : String(error);
    this.#output.line({ tone: "error", text });
    this.#say("It failed.");
  };
}

customElements.define("waypost-example", WaypostExample);
