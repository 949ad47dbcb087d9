import type { Story } from "@ladle/react";
import { Imei } from "./Imei.tsx";

export default { title: "Devices / Imei" };

export const Alone: Story = () => <Imei>353816059812345</Imei>;

export const InASentence: Story = () => (
  <p>
    <Imei>IMEI 353816059812345 is in use now.</Imei>
  </p>
);
