/** True if one of 15 digits may be mistyped (Luhn). Only a hint: the server decides. */
export function checkDigitLooksWrong(imei: string): boolean {
  const text = imei.trim();
  return /^\d{15}$/.test(text) && checkDigitIsWrong(text);
}

/** True if the last digit is wrong by the Luhn formula. */
export function checkDigitIsWrong(digits: string): boolean {
  const sum = Array.from(digits, Number).reduce((total, digit, index) => {
    const value = (digits.length - index) % 2 === 0 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 !== 0;
}
