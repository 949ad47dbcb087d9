export default {
  waypost: {
    input: "./openapi.json",
    output: { target: "./orval/client.ts", client: "fetch", baseUrl: process.env.ADDRESS },
  },
};
