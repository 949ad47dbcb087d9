/** A GPS tracker from the front: housing, lamp, antenna's waves. */
export function TrackerDrawing() {
  return (
    <svg className="wp-Drawing" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect x="5.5" y="8" width="13" height="12.5" rx="3" />
      <circle cx="12" cy="14.2" r="2.6" />
      <path d="M8.7 5.2a4.6 4.6 0 0 1 6.6 0M10.5 3" opacity="0.8" />
      <path d="M8.3 17.8h.01" strokeWidth="2" />
    </svg>
  );
}

/** A plug for a car's diagnostics socket: the slanted face with two rows of pins. */
export function ObdDrawing() {
  return (
    <svg className="wp-Drawing" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M4.5 6.5h15a1.5 1.5 0 0 1 1.45 1.9l-2 7.5a1.5 1.5 0 0 1-1.45 1.1h-11a1.5 1.5 0 0 1-1.45-1.1l-2-7.5A1.5 1.5 0 0 1 4.5 6.5z" />
      <path
        d="M7 10h.01M9.5 10h.01M12 10h.01M14.5 10h.01M17 10h.01M8.2 13.5h.01M10.7 13.5h.01M13.3 13.5h.01M15.8 13.5h.01"
        strokeWidth="2"
      />
    </svg>
  );
}

export interface ImeiDrawingProps {
  /** What it shows, in words. */
  label: string;
}

/** Where the IMEI stands: on the label at the housing's back, below the bar code. */
export function ImeiDrawing({ label }: ImeiDrawingProps) {
  return (
    <svg className="wp-ImeiDrawing" viewBox="0 0 240 132" role="img" aria-label={label}>
      <rect className="wp-ImeiDrawing-housing" x="20" y="6" width="200" height="120" rx="20" />
      <circle className="wp-ImeiDrawing-screw" cx="38" cy="24" r="4" />
      <circle className="wp-ImeiDrawing-screw" cx="202" cy="24" r="4" />
      <circle className="wp-ImeiDrawing-screw" cx="38" cy="108" r="4" />
      <circle className="wp-ImeiDrawing-screw" cx="202" cy="108" r="4" />
      <rect className="wp-ImeiDrawing-label" x="54" y="22" width="132" height="88" rx="6" />
      <path
        className="wp-ImeiDrawing-bars"
        d="M66 34v20M70 34v20M76 34v20M79 34v20M86 34v20M92 34v20M95 34v20M102 34v20M106 34v20M113 34v20M116 34v20M122 34v20M129 34v20M132 34v20M139 34v20M144 34v20M147 34v20M154 34v20M160 34v20M164 34v20M170 34v20M174 34v20"
      />
      <rect className="wp-ImeiDrawing-mark" x="60" y="60" width="120" height="20" rx="5" />
      <text className="wp-ImeiDrawing-text" x="120" y="74.5" textAnchor="middle">
        IMEI 35 381605 981234 5
      </text>
      <path className="wp-ImeiDrawing-lines" d="M66 90h60M66 99h84" />
    </svg>
  );
}
