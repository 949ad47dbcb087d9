import { javascript } from "@codemirror/lang-javascript";
import { syntaxHighlighting } from "@codemirror/language";
import { classHighlighter } from "@lezer/highlight";
import { EditorView, keymap } from "@codemirror/view";
import { minimalSetup } from "codemirror";

/** A field for a program. Tab leaves it, like any other field. */
export interface Editor {
  readonly text: () => string;
  readonly setText: (text: string) => void;
  readonly focus: () => void;
}

/** @param run is called with Ctrl or Cmd and Enter */
export function createEditor(parent: HTMLElement, text: string, run: () => void): Editor {
  const view = new EditorView({
    parent,
    doc: text,
    extensions: [
      keymap.of([{ key: "Mod-Enter", run: () => (run(), true) }]),
      minimalSetup,
      syntaxHighlighting(classHighlighter),
      javascript({ jsx: true, typescript: true }),
      EditorView.contentAttributes.of({ "aria-label": "The program" }),
    ],
  });
  return {
    text: () => view.state.doc.toString(),
    setText: (insert) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert } }),
    focus: () => view.focus(),
  };
}
