/** The activation step: device rows, IMEI help and the unit. */
export const devices = {
  "devices.title": "Which devices do you want to activate?",
  "devices.row": ({ number }: { number: number }) => `Device ${number}`,
  "devices.add": "+ Add More Devices",
  "devices.box": "More than four? Register a box",
  "devices.edit": "Edit",
  "devices.editRow": ({ number }: { number: number }) => `Edit device ${number}`,
  "devices.remove": ({ number }: { number: number }) => `Remove device ${number}`,
  "devices.removed": ({ number, left }: { number: number; left: number }) =>
    `Device ${number} removed, ${left} left`,
  "devices.required": "Enter at least one device",
  "devices.tooMany": "You can activate up to 4 devices at once",
  "devices.notAnImei":
    "Part of the link is not an IMEI, so it was not added. An IMEI has 15 digits.",

  "imei.hint": "The 15 digits on the label of your device.",
  "imei.help": "Where do I find the IMEI?",
  "imei.helpText":
    "The IMEI is the 15-digit number on the label of your device, next to the barcode.",
  "imei.helpPicture": "A tracker whose label shows the IMEI below the barcode",
  "imei.invalid": "Invalid IMEI Number",
  "imei.tooLong": "IMEI number limit exceeds",
  "imei.duplicate": "IMEI should be different",
  "imei.checking": "Checking the IMEI…",
  "imei.valid": ({ model }: { model: string }) => (model === "" ? "Valid IMEI" : `Found: ${model}`),
  "imei.checkDigit": "Please compare each digit with the label.",
  "imei.seems.count": ({ count }: { count: number }) =>
    `This number has ${count} digits, and an IMEI has 15. Compare it with the number next to IMEI on the label.`,
  "imei.seems.spreadsheet":
    "This looks like a long number that a spreadsheet has shortened. Format the column as text, or copy all 15 digits from the label.",
  "imei.seems.iccid":
    "This is an ICCID, the number of the SIM card. The IMEI is the 15-digit number next to IMEI on the label of the device.",
  "imei.seems.phone":
    "This looks like a phone number. The IMEI is the 15-digit number next to IMEI on the label of the device.",
  "imei.seems.serial":
    "This looks like a serial number, because it has letters. The IMEI is the 15-digit number next to IMEI on the label.",
  "device.gps": "GPS tracker",
  "device.obd": "OBD device",
  "imei.reactivate": "Reactivate.",
  "imei.inUse": ({ email, needsAccount }: { email: string; needsAccount: boolean }) =>
    `${needsAccount ? "If it is yours, enter the email of your account in step 1 to reactivate it. " : ""}If you bought it used, write to ${email}.`,

  "scan.action": "Scan",
  "scan.actionFor": ({ number }: { number: number }) => `Scan the IMEI of device ${number}`,
  "scan.first": "Scan the label of your device",
  "scan.front": "Have the tracker in your hand? Scan it",
  "scan.another": "Scan another device",
  "scan.torch": "Light",
  "scan.title": "Scan the IMEI",
  "scan.hint":
    "Hold the barcode or QR code of your device inside the frame. The picture is not sent anywhere.",
  "scan.starting": "Starting the camera…",
  "scan.camera": "Camera",
  "scan.found": "IMEIs found",
  "scan.read": "Scan the next device, or press Done.",
  "scan.known": ({ number }: { number: number }) => `Device ${number} already has it`,
  "scan.notAnImei":
    "This code is not an IMEI. Look for the barcode next to the word IMEI on the label.",
  "scan.full": "All 4 devices have an IMEI.",
  "scan.refused":
    "This page may not use the camera. Allow it in the settings of your browser, or type the IMEI.",
  "scan.noCamera": "No camera was found. Please type the IMEI.",
  "scan.failed": "The camera could not be started. Please type the IMEI.",
  "scan.noReader": "The scanner could not be loaded. Please type the IMEI.",
  "scan.done": "Done",

  "device_name.label": "Device Name",
  "device_name.required": "Device Name is required",
  "device_name.hint": "For example, the vehicle that you put it in.",
  "unit.label": "Unit",
  "unit.hint": "For speed and distance.",
  "unit.KMH": "KMH",
  "unit.MPH": "MPH",
  "unit.required": "Unit is required",
} as const;
