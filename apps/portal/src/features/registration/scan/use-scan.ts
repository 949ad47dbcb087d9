import { useImeiScan } from "@waypost/hooks";
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import type { ScanProblem } from "./camera.ts";
import { scan } from "./scan.ts";

export interface Scan {
  videoRef: RefObject<HTMLVideoElement | null>;
  /** `read` and `notAnImei` say what the last code was. */
  status: ScanProblem | "starting" | "scanning" | "read" | "notAnImei" | "full";
  /** What was found since the dialog was opened, in the order of the scans. */
  found: ReturnType<ReturnType<typeof useImeiScan>>["found"];
}

/** Scans for the row `id` while the component is shown; `leave` is called when the page is left. */
export function useScan(id: string, leave: () => void): Scan {
  const videoRef = useRef<HTMLVideoElement>(null);
  const take = useImeiScan(id);
  const [status, setStatus] = useState<Scan["status"]>("starting");
  const [found, setFound] = useState<Scan["found"]>([]);
  // Other codes on the label of an IMEI, which may be read without it in another picture.
  const otherCodes = useRef(new Set<string>());
  const read = useEffectEvent((texts: readonly string[], end: () => void) => {
    const now = take(texts);
    if (now.found.length === 0) {
      if (texts.some((text) => !otherCodes.current.has(text))) setStatus("notAnImei");
      return;
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
      start: () => setStatus("scanning"),
      read: (texts) => read(texts, end),
    }).then((problem) => {
      if (problem !== undefined) setStatus(problem);
      end();
    });
    document.addEventListener("visibilitychange", () => left(), { signal });
    addEventListener("pagehide", end, { signal });
    return end;
  }, []);
  return { videoRef, status, found };
}
