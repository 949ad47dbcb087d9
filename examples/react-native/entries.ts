import { join } from "node:path";
import { button, registration, type PayingExample } from "../customer.ts";

const TEXTS = {
  Email: "new.customer@example.com",
  Password: "pass-word-1",
  Confirm: "pass-word-1",
  "First Name": "Sample",
  "Last Name": "Customer",
  Address: "1 Main St",
};
const PLACE = { City: "Austin", "Zip Code": "73301" };
const CARD = {
  "Card Holder Name": "Sample Customer",
  "Card Number": "4111111111111111",
  CVV: "123",
};

export const reactNative: PayingExample = {
  ...registration,
  root: join(import.meta.dirname, "page"),
  fill: async (page, input) => {
    const fill = async (texts: object) => {
      for (const [label, text] of Object.entries(texts))
        await input.fill(page.getByLabel(label, { exact: true }), String(text));
    };
    const choose = (option: string) => input.press(button(page, option));
    await fill(TEXTS);
    await choose("Texas");
    await fill(PLACE);
    await choose("America/Chicago");
    await choose("Verizon");
    await fill({ "Phone Number": "5550001111" });
    await input.check(page.getByLabel("Text Me"));
    await fill({ IMEI: "350000000000021", "Device Name": "Van" });
    await choose("GPS Standard Monthly");
    await choose("MPH");
    await fill(CARD);
    await choose("2035");
    await choose("03");
    await input.check(page.getByLabel("I agree to the terms"));
  },
  review: (page, { press }) => press(button(page, "Review")),
  reviewAgain: async (page, input) => {
    await input.fill(page.getByLabel("CVV"), "123");
    await input.press(button(page, "Review"));
  },
  pay: "Confirm",
  plan: { id: "standard", price: 16.95 },
  renewal: "$16.95 every month",
};
