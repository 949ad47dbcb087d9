import presetEnv from "postcss-preset-env";
import { withStyles } from "./webpack.config.mjs";

export default withStyles({
  loader: "postcss-loader",
  options: { postcssOptions: { config: false, plugins: [presetEnv()] } },
});
