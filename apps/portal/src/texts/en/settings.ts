import { icons } from "@waypost/hooks/messages/icons";
import { settingsDialog } from "@waypost/hooks/messages/settings-dialog";

export const texts = { ...icons, ...settingsDialog };
