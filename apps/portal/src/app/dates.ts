/**
 * A date of the server as it is read: "2027-02-21" is "Feb 21, 2027". It is a day of the calendar
 * in no time zone. Any other text stays as it is.
 */
export function shownDate(text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  const isDate = date.getMonth() === Number(month) - 1 && date.getDate() === Number(day);
  return isDate ? date.toLocaleDateString("en-US", { dateStyle: "medium" }) : text;
}
