import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import "../src/styles.css";
import { Dialog } from "../src/components/Dialog/Dialog.tsx";
import { IconPicker } from "../src/components/IconPicker/IconPicker.tsx";
import { ALL_ICONS, COLOURS, LABELS, TYPES } from "./tracker-icons.ts";

/** The milliseconds until the dialog showed its icons, and their number in the document. */
export interface IconRun {
  open: number;
  icons: number;
}

declare global {
  interface Window {
    measureIcons: (icons: number) => Promise<IconRun>;
  }
}

const options = () => document.querySelectorAll("[role=option]").length;

window.measureIcons = async (count) => {
  const icons = ALL_ICONS.slice(0, count);
  const types = TYPES.filter(({ id }) => icons.some(({ type }) => type === id));
  const colours = COLOURS.filter(({ id }) => icons.some(({ colour }) => colour === id));
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const start = performance.now();
  flushSync(() =>
    root.render(
      <Dialog isOpen size="large" title="Pick Tracker Icon!!" onClose={() => undefined}>
        <IconPicker
          {...{ icons, types, colours }}
          label="Icon"
          value={icons.at(-1)?.id ?? null}
          onChange={() => undefined}
          labels={LABELS}
        />
      </Dialog>,
    ),
  );
  // The list measures itself, and then renders the visible icons.
  await frameWith(() => options() > 0);
  void document.body.offsetHeight;
  const open = performance.now() - start;
  await nextFrame();
  const shown = document.querySelectorAll(".waypost-TrackerIcon").length;
  flushSync(() => root.unmount());
  place.remove();
  return { open, icons: shown };
};

const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => resolve());
  });

async function frameWith(isDone: () => boolean): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) {
    if (isDone()) return;
    // oxlint-disable-next-line no-await-in-loop -- until React has rendered
    await Promise.resolve();
  }
  await nextFrame();
  if (!isDone()) throw new Error("The dialog shows no icons.");
}
