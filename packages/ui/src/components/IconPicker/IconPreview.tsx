import { TrackerIcon } from "../TrackerIcon/TrackerIcon.tsx";
import type { PickableIcon } from "./props.ts";

interface IconPreviewProps {
  label: string;
  icon: PickableIcon | null;
  /** Replaces the icon's name if none is selected. */
  none: string;
}

/** The selected icon on a section of a map. */
export function IconPreview({ label, icon, none }: IconPreviewProps) {
  return (
    <figure className="waypost-IconPicker-preview" aria-label={label}>
      <div className="waypost-IconPicker-tile">
        <MapTile />
        {icon !== null && (
          <TrackerIcon
            {...{ type: icon.type, value: icon.value, colour: icon.colour, src: icon.src }}
          />
        )}
      </div>
      <figcaption>
        {icon === null ? (
          <span className="waypost-quiet">{none}</span>
        ) : (
          <>
            <strong>{icon.label}</strong>
            <span className="waypost-quiet waypost-numbers">{` ${icon.code}`}</span>
          </>
        )}
      </figcaption>
    </figure>
  );
}

/** Streets, a park and a river, in the colours of a light or a dark map. */
function MapTile() {
  return (
    <svg
      className="waypost-MapTile"
      viewBox="0 0 240 150"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className="waypost-MapTile-park" d="M0 96l70-14 22 68H0zM150 0h62l-8 40-46 6z" />
      <path className="waypost-MapTile-water" d="M240 82c-34 2-52 18-60 40-4 10-6 20-6 28h66z" />
      <path
        className="waypost-MapTile-street"
        d="M-5 38 250 4M62-5l38 160M-5 128l110-26 145-20M168-5l-26 94 8 66M20-5l14 45M210-5l-14 92"
      />
      <path className="waypost-MapTile-road" d="M-5 72 120 75 250 52M120 75l10 80M120 75 112-5" />
    </svg>
  );
}
