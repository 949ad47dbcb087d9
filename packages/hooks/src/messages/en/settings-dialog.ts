/** What the dialog of the device settings says around its fields. */
export const settingsDialog = {
  "settings.sections": "Sections",
  "settings.section.device": "Device",
  "settings.section.contacts": "Contacts",
  "settings.section.alerts": "Alerts",
  "settings.section.thresholds": "Thresholds",
  "settings.section.expert": "Expert",
  "settings.section.display": "Display options",
  "settings.contactsLead": "Who receives the alerts of this device.",
  "settings.removeSecondPhone": "Remove the second phone",
  "settings.expertLead":
    "Raw limits of the sensor, for installers. A wrong number can send false alerts or none.",
  "settings.expert.harsh": "Harsh behaviour",
  "settings.expert.crash": "Crash detection",
  "settings.was": ({ value }: { value: string }) => `was ${value}`,
  "settings.wasBlank": "was blank",
  "settings.changed": "changed",
  "settings.noChanges": "No changes",
  "settings.saving": "Saving your settings…",
  "settings.offline":
    "You are offline. Your changes are kept, and you can save them when you are back online.",
  "settings.upgrade": "Upgrade your plan",
  "settings.includedIn": ({ plans }: { plans: string }) => `Included in ${plans}.`,
  "settings.notInPlan": "Not in your plan.",

  "settings.closeTitle": "Close without saving?",
  "settings.closeText": ({ count }: { count: number }) =>
    count === 1 ? "Your change will be lost." : `Your ${count} changes will be lost.`,
  "settings.keepEditing": "Keep editing",
  "settings.discard": "Discard and close",

  "odometer.distance.KMH": "A distance in km.",
  "odometer.distance.MPH": "A distance in miles.",
  "odometer.blank": "Leave it blank to keep it.",
  "alerts.every": "Every alert",
  "settings.loadingCarriers": "Loading carriers…",
  "unit.percent": "%",
  "unit.minutes": "min",
  "unit.samples": "samples",
} as const;
