import * as fc from "fast-check";

/** One failing life is enough here; finding the shortest would take minutes. */
fc.configureGlobal({ endOnFailure: true });
