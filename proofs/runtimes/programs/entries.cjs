exports.entries = {
  sdk: require("@waypost/sdk"),
  fetchOnce: require("@waypost/sdk/fetch-once"),
  pure: require("@waypost/sdk/pure"),
  registerMany: require("@waypost/sdk/register-many"),
  testing: require("@waypost/sdk/testing"),
};
