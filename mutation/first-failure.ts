import * as fc from "fast-check";

/** One failing life is enough here, and finding the shortest would take minutes. */
fc.configureGlobal({ endOnFailure: true, includeErrorInReport: true });
