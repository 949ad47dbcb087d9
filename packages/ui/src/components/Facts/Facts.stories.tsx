import type { Story } from "@ladle/react";
import { Imei } from "../Imei/Imei.tsx";
import { Facts } from "./Facts.tsx";

export default { title: "Feedback / Facts" };

const labels = { copy: (term: string) => `Copy ${term}`, copied: "Copied" };

const facts = [
  { term: "Name", value: "Ada Lovelace" },
  { term: "IMEI", value: <Imei>353816059812345</Imei>, copy: "353816059812345" },
  { term: "Next billing", value: null },
];

export const WithDashes: Story = () => <Facts facts={facts} labels={labels} />;

export const OnlyWhatIsKnown: Story = () => <Facts omitsMissing facts={facts} labels={labels} />;
