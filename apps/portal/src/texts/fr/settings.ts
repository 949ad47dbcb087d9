import { icons } from "@waypost/hooks/messages/fr/icons";
import { settingsDialog } from "@waypost/hooks/messages/fr/settings-dialog";

export const texts = { ...icons, ...settingsDialog };
