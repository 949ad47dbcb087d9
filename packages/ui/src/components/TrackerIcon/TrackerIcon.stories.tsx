import type { Story } from "@ladle/react";
import { ALL_ICONS, TYPES } from "../../../test/tracker-icons.ts";
import { TrackerIcon } from "./TrackerIcon.tsx";

export default { title: "Devices / TrackerIcon" };

const row = { display: "flex", flexWrap: "wrap", gap: "0.75rem" } as const;

function Group({ type }: { type: string }) {
  return (
    <div style={row}>
      {ALL_ICONS.filter((icon) => icon.type === type).map(({ id, ...icon }) => (
        <TrackerIcon key={id} {...icon} />
      ))}
    </div>
  );
}

export const EveryIcon: Story = () => (
  <div data-stack="">
    {TYPES.map(({ id }) => (
      <Group key={id} type={id} />
    ))}
  </div>
);

export const Sizes: Story = () => (
  <div style={row}>
    {[24, 40, 56, 96].map((size) => (
      <TrackerIcon key={size} type="minitruck" value="red1" colour="red1" size={size} />
    ))}
  </div>
);

export const Unknown: Story = () => (
  <TrackerIcon type="spaceship" value="7" colour="black" code="spaceship-7" label="Unknown icon" />
);
