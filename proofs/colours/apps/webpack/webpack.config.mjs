import CssMinimizerPlugin from "css-minimizer-webpack-plugin";
import HtmlWebpackPlugin from "html-webpack-plugin";
import MiniCssExtractPlugin from "mini-css-extract-plugin";

/** The loaders of a style sheet, and what minifies it. */
export const withStyles = (...loaders) => ({
  mode: "production",
  entry: "./main.js",
  performance: { hints: false },
  module: {
    rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, "css-loader", ...loaders] }],
  },
  plugins: [
    new MiniCssExtractPlugin(),
    new HtmlWebpackPlugin({ templateContent: '<!doctype html><div id="root"></div>' }),
  ],
  optimization: { minimizer: ["...", new CssMinimizerPlugin()] },
});

export default withStyles();
