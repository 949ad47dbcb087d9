import { expect, test } from "vitest";
import { creditCard } from "./credit-card.ts";

test("a card is sent without blanks around the name, and with digits only", () => {
  const typed = {
    cardHoldername: " Sample Customer ",
    cardnumber: "4929 1234-5678 9012",
    cvc: " 843 ",
    expirationdatemonth: "03",
    expirationdateyear: "2029",
  };
  expect(creditCard(typed)).toEqual({
    cardholder_name: "Sample Customer",
    number: "4929123456789012",
    cvv: "843",
    expiration_date: "03/2029",
  });
});
