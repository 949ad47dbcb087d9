export default {
  resolve: { conditions: ["@waypost/source", "module", "browser", "development|production"] },
};
