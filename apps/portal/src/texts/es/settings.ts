import { icons } from "@waypost/hooks/messages/es/icons";
import { settingsDialog } from "@waypost/hooks/messages/es/settings-dialog";

export const texts = { ...icons, ...settingsDialog };
