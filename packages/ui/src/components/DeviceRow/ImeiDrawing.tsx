import { classes, type Styled } from "../../classes.ts";

export interface ImeiDrawingProps extends Styled {
  /** Text alternative. */
  label: string;
}

/** A drawing that shows where to find the IMEI: on the label at the back, below the bar code. */
export function ImeiDrawing({ label, className }: ImeiDrawingProps) {
  return (
    <svg
      className={classes("waypost-ImeiDrawing", { className })}
      viewBox="0 0 240 132"
      role="img"
      aria-label={label}
    >
      <rect className="waypost-ImeiDrawing-housing" x="20" y="6" width="200" height="120" rx="20" />
      <circle className="waypost-ImeiDrawing-screw" cx="38" cy="24" r="4" />
      <circle className="waypost-ImeiDrawing-screw" cx="202" cy="24" r="4" />
      <circle className="waypost-ImeiDrawing-screw" cx="38" cy="108" r="4" />
      <circle className="waypost-ImeiDrawing-screw" cx="202" cy="108" r="4" />
      <rect className="waypost-ImeiDrawing-label" x="54" y="22" width="132" height="88" rx="6" />
      <path
        className="waypost-ImeiDrawing-bars"
        d="M66 34v20M70 34v20M76 34v20M79 34v20M86 34v20M92 34v20M95 34v20M102 34v20M106 34v20M113 34v20M116 34v20M122 34v20M129 34v20M132 34v20M139 34v20M144 34v20M147 34v20M154 34v20M160 34v20M164 34v20M170 34v20M174 34v20"
      />
      <rect className="waypost-ImeiDrawing-mark" x="60" y="60" width="120" height="20" rx="5" />
      <text className="waypost-ImeiDrawing-text" x="120" y="74.5" textAnchor="middle">
        IMEI 35 381605 981234 5
      </text>
      <path className="waypost-ImeiDrawing-lines" d="M66 90h60M66 99h84" />
    </svg>
  );
}
