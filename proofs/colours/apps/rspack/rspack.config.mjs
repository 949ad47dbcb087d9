import { rspack } from "@rspack/core";

export default {
  mode: "production",
  entry: "./main.js",
  performance: { hints: false },
  module: { rules: [{ test: /\.css$/, type: "css/auto" }] },
  plugins: [
    new rspack.HtmlRspackPlugin({ templateContent: '<!doctype html><div id="root"></div>' }),
  ],
};
