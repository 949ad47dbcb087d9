/** Options to format a number with all decimals, without grouping. */
export const EXACT: Intl.NumberFormatOptions = { useGrouping: false, maximumFractionDigits: 20 };
