const { report } = require("./checks.cjs");
const { entries } = require("./entries.cjs");

void report(entries);
