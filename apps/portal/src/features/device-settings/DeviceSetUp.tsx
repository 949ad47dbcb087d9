import { useDeviceSettings, useMessages, useWaypost } from "@waypost/hooks";
import { deviceSettings, type DeviceSettingsInput } from "@waypost/hooks/flows";
import { LoadingOverlay } from "@waypost/ui/LoadingOverlay";
import { useContext, useEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import { LanguageContext } from "../../app/language.ts";
import { toasts } from "../../app/notices.ts";
import { settingsTexts } from "../../texts/settings.ts";
import type { OpenSettings } from "./open-settings.ts";

/** The input while no device is selected. Nothing is loaded for it. */
const NONE: DeviceSettingsInput = { imei: "", kind: "gps", planId: null, unit: "" };

type SettingsDialog = ComponentType<{ settings: OpenSettings }>;

/** Opens the settings of a device. */
export type SetUp = (input: DeviceSettingsInput) => void;

/**
 * Lets a page open the settings of its devices. The code of the dialog is loaded together with the
 * first settings, and the page is covered until both have loaded.
 */
export function DeviceSetUp({ children }: { children: (setUp: SetUp) => ReactNode }) {
  const say = useMessages();
  const waypost = useWaypost();
  const language = useContext(LanguageContext);
  const [input, setInput] = useState(NONE);
  const [Dialog, setDialog] = useState<SettingsDialog>();
  const settings = useDeviceSettings(input);
  const isLoading = settings.phase === "loading";
  const open = settings.phase === "open" || settings.phase === "saving" ? settings : null;
  const isOpen = open !== null;
  const rememberFocus = useFocusAfter(isOpen);

  const setUp: SetUp = (next) => {
    rememberFocus();
    setInput(next);
    const { send } = waypost.run(deviceSettings, next);
    send({ type: "open" });
    Promise.all([import("./SettingsDialog.tsx"), language?.need(settingsTexts)]).then(
      ([{ SettingsDialog }]) => setDialog(() => SettingsDialog),
      () => {
        send({ type: "close" });
        toasts.show({ tone: "danger", message: say("failure.unknown") });
      },
    );
  };

  return (
    <>
      <LoadingOverlay
        cover="page"
        isLoading={isLoading || (isOpen && Dialog === undefined)}
        label={say("settings.loading")}
      >
        {children(setUp)}
      </LoadingOverlay>
      {open && Dialog && <Dialog settings={open} />}
    </>
  );
}

/** After the dialog has closed, moves the focus back to the element that opened it. */
function useFocusAfter(isOpen: boolean): () => void {
  const opener = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && opener.current instanceof HTMLElement) opener.current.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return () => {
    opener.current = document.activeElement;
  };
}
