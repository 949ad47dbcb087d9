import type { Story } from "@ladle/react";
import { SearchableSelect } from "./SearchableSelect.tsx";

export default { title: "Fields / SearchableSelect" };

const names = ["Canada", "Mexico", "Österreich", "United Kingdom", "United States"];
const countries = names.map((label) => ({ id: label, label }));

const devices = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index),
  label: `Truck ${index + 1}`,
  detail: String(353816050000000 + index),
  group: index < 6000 ? "GPS" : "OBD",
}));

const labels = {
  loading: "Loading the list",
  noMatch: "No match",
  more: (hidden: number) => `${hidden} more: type to narrow the list`,
};

const field = { label: "Country", options: countries, labels };

export const Empty: Story = () => <SearchableSelect {...field} placeholder="Search a country" />;

export const Chosen: Story = () => <SearchableSelect {...field} defaultValue="United States" />;

export const TenThousand: Story = () => (
  <SearchableSelect label="Device" options={devices} labels={labels} defaultValue="8000" />
);

export const LoadingWithChosen: Story = () => (
  <SearchableSelect {...field} options={[]} isLoading showsId value="United States" />
);

export const Loading: Story = () => <SearchableSelect {...field} options={[]} isLoading />;

export const Invalid: Story = () => (
  <SearchableSelect {...field} errorMessage="Country is required" />
);

export const Disabled: Story = () => <SearchableSelect {...field} isDisabled />;
