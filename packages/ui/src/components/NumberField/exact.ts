/** Every decimal of a number, without grouping. */
export const EXACT: Intl.NumberFormatOptions = { useGrouping: false, maximumFractionDigits: 20 };
