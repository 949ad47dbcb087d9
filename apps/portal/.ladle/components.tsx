// Ladle reads this file's declarations and knows no re-exports.
import {
  args as workshopArgs,
  Provider as WorkshopProvider,
} from "../../../packages/ui/.ladle/components.tsx";

export const args = workshopArgs;
export const Provider = WorkshopProvider;
