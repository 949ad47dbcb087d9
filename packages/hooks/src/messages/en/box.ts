/** The texts of the page that registers a box of devices. */
export const box = {
  "box.title": "Register a box",
  "box.lead": ({ max }: { max: string }) =>
    `Register up to ${max} devices with one list, one card and one confirmation.`,
  "box.paste": "Paste your list",
  "box.pasteHint": "Copy the cells of a spreadsheet, or any text with IMEIs in it.",
  "box.add": "Add to the box",
  "box.drop": "Drop a CSV file here, or choose one.",
  "box.chooseFile": "Choose a file",
  "box.workbook": "This file is a spreadsheet. Save it as CSV, and choose the CSV file.",
  "box.tooLarge": "This file is larger than 5 MB. Save only the list of devices as a CSV file.",
  "box.unreadable": "This file could not be read.",
  "box.scan": "Scan the labels",
  "box.scanCount": ({ count }: { count: string }) => `Devices in the box: ${count}`,
  "box.scanAdded": "Added",
  "box.scanKnown": "Already in the box",
  "box.added": ({ count, shown }: { count: number; shown: string }) =>
    count === 1 ? "1 device was added." : `${shown} devices were added.`,
  "box.duplicates": ({ count }: { count: string }) => `IMEIs that appear more than once: ${count}.`,
  "box.shortened": ({ numbers }: { numbers: string }) =>
    `The spreadsheet has shortened some numbers, such as ${numbers}. Format the column as text, enter the IMEIs again, and paste the list again.`,
  "box.skipped": ({ count }: { count: string }) => `Rows without an IMEI: ${count}.`,
  "box.left": ({ count, max }: { count: string; max: string }) =>
    `A box holds up to ${max} devices. Devices that were left out: ${count}.`,
  "box.columns": "Columns",
  "box.noColumn": "None",
  "box.devices": "Devices",
  "box.name": "Name",
  "box.status": "Status",
  "box.all": "All",
  "box.empty": "No devices yet. Paste a list, choose a file or scan the labels.",
  "box.leaveOut": "Leave this device out",
  "box.planOfKind": "The plan of all devices of its kind",
  "box.planFor": ({ kind }: { kind: string }) => `Plan for all devices: ${kind}`,
  "box.price": ({ money, months }: { money: string; months: number }) =>
    months === 1 ? `${money} every month` : `${money} every ${months} months`,
  "box.total": "Total today",
  "box.check": ({ count }: { count: number }) =>
    count === 1 ? "Check 1 device" : `Check ${count} devices`,
  "box.checking": ({ done, total }: { done: string; total: string }) =>
    `${done} of ${total} checked`,
  "box.timeLeft": ({ seconds }: { seconds: number }) =>
    seconds < 90
      ? `About ${seconds} seconds left`
      : `About ${Math.ceil(seconds / 60)} minutes left`,
  "box.problem.empty": "Add at least one device.",
  "box.problem.unchecked": "Check the devices first.",
  "box.problem.mend": "Correct the devices with a problem, or leave them out.",
  "box.problem.plan": "Choose a plan for every device.",
  "box.problem.unit": "Choose a unit.",
  "box.kind.unchecked": "Not checked",
  "box.kind.valid": "Ready",
  "box.kind.in-use": "In use",
  "box.kind.invalid": "Invalid",
  "box.kind.failed": "Check failed",
  "box.kind.left-out": "Left out",
  "box.kind.sending": "Sending",
  "box.kind.registered": "Registered",
  "box.kind.appears-registered": "Appears registered",
  "box.kind.refused": "Refused",
  "box.kind.unknown": "Unknown",
  "box.readBack": "It was free before, and is in use now.",
  "box.back": "Back to the list",
  "box.over": "Your box",
  "box.progress": ({ done, total }: { done: string; total: string }) =>
    `${done} of ${total} registered`,
  "box.stay": "Keep this page open. You can pause at any time.",
  "box.pause": "Pause",
  "box.pausing": "The run pauses after the current request.",
  "box.resume": "Resume",
  "box.stop.paused": "Registration is paused.",
  "box.stop.resumed": ({ done, total, unknown }: Record<"done" | "total" | "unknown", string>) =>
    `${done} of ${total} devices are registered, ${unknown} are unknown. Do you want to continue?`,
  "box.stop.offline": "You are offline. Registration continues when you are back online.",
  "box.stop.prices": "The prices could not be loaded. Nothing more was sent.",
  "box.stop.limited": ({ seconds }: { seconds: number }) =>
    `The server asked for a break. Registration continues in ${seconds} s.`,
  "box.stop.unknown":
    "We don't know yet whether the last devices were registered. Don't register them again elsewhere.",
  "box.stop.question": "A price or an earlier request has changed. Please check and confirm again.",
  "box.stop.account": "We could not find the account of the first request. Sign in to continue.",
  "box.sameCard": "Try the same card again",
  "box.sendAgainWarning":
    "An unknown device may already be registered. If you send it again, it may be charged twice.",
  "box.download": "Download CSV",
  "box.print": "Print",
  "box.another": "Register another box",
  "box.amount": "Amount",
  "box.time": "Time",
};
