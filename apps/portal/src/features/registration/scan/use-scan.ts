import { useImeiScan, type ImeiScan } from "@waypost/hooks";
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { hasTorch, switchTorch, type ScanProblem } from "./camera.ts";
import { scan } from "./scan.ts";

export interface Scan {
  videoRef: RefObject<HTMLVideoElement | null>;
  /** `read` and `notAnImei` describe the last code. */
  status: ScanProblem | "starting" | "scanning" | "read" | "notAnImei" | "full";
  /** The IMEIs found since the dialog was opened, in the order of the scans. */
  found: ImeiScan["found"];
  /** True if the torch is on; `null` if the camera has none. */
  torch: boolean | null;
  switchTorch: () => void;
}

/** The scan of a box, for which the dialog stays open. */
export interface ManyScans {
  take: (texts: readonly string[]) => ImeiScan;
  title: string;
  /** Returns the line below an IMEI. */
  detail: (isKnown: boolean) => string;
}

/**
 * Scans for the row `id` while the component is mounted. Calls `leave` when the page is left, and
 * without a row after the first device, unless many are scanned.
 */
export function useScan(id: string | null, leave: () => void, many?: ManyScans): Scan {
  const videoRef = useRef<HTMLVideoElement>(null);
  const takeForRows = useImeiScan(id);
  const take = many?.take ?? takeForRows;
  const [status, setStatus] = useState<Scan["status"]>("starting");
  const [found, setFound] = useState<Scan["found"]>([]);
  const [torch, setTorch] = useState<boolean | null>(null);
  // Other codes on the label of an IMEI. A later picture may contain them without the IMEI.
  const otherCodes = useRef(new Set<string>());
  const read = useEffectEvent((texts: readonly string[], end: () => void) => {
    const now = take(texts);
    if (now.found.length === 0) {
      if (texts.some((text) => !otherCodes.current.has(text))) setStatus("notAnImei");
      return;
    }
    if (id === null && many === undefined && now.found.some(({ row }) => row !== null)) {
      if ("vibrate" in navigator) navigator.vibrate(50);
      return leave();
    }
    for (const text of texts) otherCodes.current.add(text);
    setFound((before) => {
      const isShown = ({ imei }: { imei: string }) => before.some((shown) => shown.imei === imei);
      return [...before, ...now.found.filter((place) => !isShown(place))];
    });
    setStatus(now.isFull ? "full" : "read");
    if (now.isFull) end();
  });
  const left = useEffectEvent(() => document.hidden && leave());
  useEffect(() => {
    const video = videoRef.current;
    if (video === null) return undefined;
    const running = new AbortController();
    const { signal } = running;
    const end = () => running.abort();
    void scan(video, {
      signal,
      start: () => {
        setStatus("scanning");
        if (hasTorch(video)) setTorch(false);
      },
      read: (texts) => read(texts, end),
    }).then((problem) => {
      if (problem !== undefined) setStatus(problem);
      setTorch(null);
      end();
    });
    document.addEventListener("visibilitychange", () => left(), { signal });
    addEventListener("pagehide", end, { signal });
    return end;
  }, []);
  const toggle = async () => {
    const { current: video } = videoRef;
    const wanted = torch === false;
    if (video !== null && (await switchTorch(video, wanted))) setTorch(wanted);
  };
  return { videoRef, status, found, torch, switchTorch: () => void toggle() };
}
