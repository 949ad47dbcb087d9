import { useState } from "react";
import { useConfig } from "../../app/ConfigContext.ts";

/** The image of a saved card, shown if it is on the configured host and can be loaded. */
export function CardPicture({ url }: { url: string | null }) {
  const { cardImages } = useConfig();
  const [isBroken, setBroken] = useState(false);
  if (url === null || cardImages === undefined || isBroken) return null;
  if (!URL.canParse(url) || new URL(url).origin !== new URL(cardImages).origin) return null;
  return (
    <img
      className="card-picture"
      src={url}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
    />
  );
}
