/** A white edge with a fine grey line, so that an icon is distinct on light and dark maps. */
export function Sticker({ outline }: { outline: string }) {
  return (
    <g strokeLinejoin="round">
      <path d={outline} fill="none" stroke="#1c2129" strokeOpacity={0.4} strokeWidth={4} />
      <path d={outline} fill="#ffffff" stroke="#ffffff" strokeWidth={3} />
    </g>
  );
}
