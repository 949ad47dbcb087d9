import { common } from "@waypost/hooks/messages/common";
import { registration } from "@waypost/hooks/messages/registration";

export const texts = { ...common, ...registration };
