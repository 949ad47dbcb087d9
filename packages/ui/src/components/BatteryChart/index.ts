export { BatteryChart } from "./BatteryChart.tsx";
export type { BatteryChartProps, BatteryChartRow } from "./BatteryChart.tsx";
