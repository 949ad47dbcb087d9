import { common } from "@waypost/hooks/messages/fr/common";
import { registration } from "@waypost/hooks/messages/fr/registration";

export const texts = { ...common, ...registration };
