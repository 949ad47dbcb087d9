import { calls, type Call } from "./description.ts";

type AnyFunction = (...args: readonly unknown[]) => unknown;

/**
 * Returns the functions by call.
 * @throws TypeError for a name that is none of the calls, or a call that needs a token if none can
 * be verified
 */
export function findFunctions(functions: object, verifiesToken: boolean): Map<Call, AnyFunction> {
  const features = new Map(Object.entries(functions as Readonly<Record<string, unknown>>));
  for (const [feature, methods] of features)
    for (const method of Object.keys(Object(methods)))
      if (!calls.some(({ name }) => name === `${feature}.${method}`))
        throw new TypeError(`There is no call ${feature}.${method}.`);
  const offered = new Map<Call, AnyFunction>();
  for (const call of calls) {
    const [feature = "", method = ""] = call.name.split(".");
    const methods = Object(features.get(feature)) as Readonly<Record<string, unknown>>;
    const found = methods[method];
    if (found === undefined) continue;
    if (typeof found !== "function") throw new TypeError(`${call.name} must be a function.`);
    if (call.needsToken && !verifiesToken)
      throw new TypeError(`${call.name} needs the option verifyToken.`);
    offered.set(call, found.bind(methods) as AnyFunction);
  }
  return offered;
}
