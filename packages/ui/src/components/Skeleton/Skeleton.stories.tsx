import type { Story } from "@ladle/react";
import { Skeleton } from "./Skeleton.tsx";

export default { title: "Feedback / Skeleton" };

export const Lines: Story = () => <Skeleton label="Loading your devices" />;

export const Fields: Story = () => <Skeleton label="Loading your details" shape="field" />;

export const Cards: Story = () => <Skeleton label="Loading the plans" shape="card" />;

export const Tiles: Story = () => <Skeleton label="Loading the packs" shape="tile" />;

export const FourTiles: Story = () => <Skeleton label="Loading the packs" shape="tile" count={4} />;
