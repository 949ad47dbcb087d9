export { BatteryChart, type BatteryChartRow } from "./BatteryChart.tsx";
export type { BatteryChartProps } from "./BatteryChart.tsx";
