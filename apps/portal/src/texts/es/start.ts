import { common } from "@waypost/hooks/messages/es/common";
import { registration } from "@waypost/hooks/messages/es/registration";

export const texts = { ...common, ...registration };
