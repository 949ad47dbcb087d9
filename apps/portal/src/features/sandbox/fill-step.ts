import type { Waypost } from "@waypost/hooks/flows";
import { cards, imeiInStock, newEmail, returning } from "./samples.ts";
import { all, appears, fieldOf, first, type, type Field } from "./typing.ts";

const nextYear = () => String(new Date().getFullYear() + 1);

/** A new card, by the ids of its fields. */
export const cardValues = (number: string = cards.pays): Readonly<Record<string, string>> => ({
  cardHoldername: "Sample Customer",
  cardnumber: number,
  cvc: "123",
  expirationdateyear: nextYear(),
  expirationdatemonth: "12",
});

/** The values of the other fields, by their ids. */
const values = (): Readonly<Record<string, string>> => ({
  email: isRegistration() ? newEmail() : returning.email,
  password: returning.password,
  confirmPassword: returning.password,
  firstName: "Sample",
  lastName: "Customer",
  billingAddress: "1 Main Street",
  city: "Austin",
  state: "Texas",
  zipcode: "73301",
  timezone: "America/Chicago",
  serviceProvider: "Verizon",
  phone: "5550001111",
  firstSix: returning.firstSix,
  imei: returning.inUse[0],
  comment: "A comment from the sandbox.",
  ...cardValues(),
});

const isRegistration = () => location.hash.startsWith("#/registration");

/** Types each value into its field, if that is on the page. @returns the number of fields */
export async function typeInto(entries: Readonly<Record<string, string>>): Promise<number> {
  let count = 0;
  for (const [id, text] of Object.entries(entries)) {
    const field = fieldOf(id);
    if (!isTypable(field)) continue;
    await type(field, text);
    count += 1;
  }
  return count;
}

const isTypable = (field: Field | null): field is Field =>
  field instanceof HTMLSelectElement || (field !== null && "readOnly" in field && !field.readOnly);

/**
 * Fills in what is still empty on the page, and moves the focus to its main button.
 *
 * @returns false if nothing was empty
 */
export async function fillStep(waypost: Waypost): Promise<boolean> {
  const entries = Object.entries(values()).filter(([id]) => fieldOf(id)?.value === "");
  const typed = await typeInto(Object.fromEntries(entries));
  const devices = await fillDevices(waypost);
  const selected = await selectRest();
  const chosen = chooseRest();
  first('button[type="submit"]')?.focus();
  return typed + devices + selected + chosen > 0;
}

/** Names each device row and gives it an IMEI. */
async function fillDevices(waypost: Waypost): Promise<number> {
  const imeis = all<HTMLInputElement>('input[id$=".imei"]');
  for (const [index, imei] of imeis.entries()) {
    const name = fieldOf(imei.id.replace(/imei$/, "device_name"));
    if (name?.value === "") await type(name, `Van ${index + 1}`);
    if (imei.value === "") await type(imei, await imeiInStock(waypost, "gps"));
    // The check of the IMEI shows it.
    await appears(() => fieldOf(imei.id.replace(/imei$/, "servicePlan")));
  }
  return choosePlans();
}

/** Chooses the recommended plan of each device, or one that is not its current plan. */
async function choosePlans(): Promise<number> {
  const empty = all<HTMLInputElement>(".waypost-PickerField input").filter(
    ({ value }) => value === "",
  );
  for (const plan of empty) {
    const field = plan.closest(".waypost-PickerField") ?? document;
    if (plan.closest(".waypost-DeviceRow") !== null) {
      (await appears(() => first(".waypost-Field-message button", field)))?.click();
      continue;
    }
    plan.click();
    (await appears(() => first(OTHER_PLAN, document)))?.click();
    await appears(() => (first('[role="dialog"]', document) === null ? plan : null));
  }
  return empty.length;
}

const OTHER_PLAN =
  '[role="dialog"] article:not(:has(.waypost-PlanCard-current)) button:not(:disabled)';

/** Selects the first option of each select that is still empty. */
async function selectRest(): Promise<number> {
  const empty = all<HTMLSelectElement>("select").filter(({ value }) => value === "");
  for (const select of empty)
    await type(select, [...select.options].find(({ value }) => value !== "")?.value ?? "");
  return empty.length;
}

/** Chooses the first option of each list, set of buttons and group, and ticks the agreements. */
function chooseRest(): number {
  const lists = all('[role="listbox"], [role="radiogroup"], [role="group"], fieldset').filter(
    (list) => !list.querySelector('[aria-selected="true"], :checked'),
  );
  const isChosen = first('[aria-pressed="true"]') !== null;
  const targets = [
    ...lists.map((list) => first('[role="option"], [type="radio"], [type="checkbox"]', list)),
    isChosen ? null : first("[aria-pressed]"),
    ...["textMe", "accepted"].map(uncheckedOf),
  ].filter((target) => target !== null);
  // A group in a group has the same first option.
  const different = new Set(targets);
  for (const target of different) target.click();
  return different.size;
}

const uncheckedOf = (id: string) => first(`#${id}:not(:checked)`);
