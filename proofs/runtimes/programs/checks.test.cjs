const { check, names } = require("./checks.cjs");
const { entries } = require("./entries.cjs");

test.each(names)("%s", (name) => check(entries, name));
