export { BatteryChart } from "./BatteryChart.tsx";
export type { BatteryChartProps } from "./BatteryChart.tsx";
