/** A hint that one of 15 digits may be mistyped (Luhn); the server alone decides. */
export function checkDigitLooksWrong(imei: string): boolean {
  const text = imei.trim();
  if (!/^\d{15}$/.test(text)) return false;
  const sum = Array.from(text, Number).reduce((total, digit, index) => {
    const value = index % 2 === 1 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 !== 0;
}
