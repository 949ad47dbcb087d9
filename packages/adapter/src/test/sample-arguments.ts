import { calls, loadContract, payloadExamples } from "../../../../openapi/load.ts";

const contract = await loadContract();

const VALUES: Readonly<Record<string, string>> = {
  email: "a+b/c?d%20e@example.com",
  countryId: "250",
  imei: "350000000000001",
  customer_id: "1001",
  first6: "411111",
  category: "gps",
  key: "discount_3",
};

/** The documented calls with arguments for each of their documented payloads. */
export const samples = calls(contract).flatMap(({ method, path, operation, parameters }) => {
  const marks = operation as typeof operation & { operationId: string };
  const values = parameters.map(({ name }) => VALUES[name]);
  const payloads = Object.values(payloadExamples(contract, method, path));
  return (payloads.length > 0 ? payloads : [undefined]).map((payload) => ({
    operationId: marks.operationId,
    method,
    path,
    given: Object.fromEntries(parameters.map(({ name }) => [name, VALUES[name]])),
    payload,
    args: payload === undefined ? values : [...values, payload],
  }));
});

export { contract };
