import workshop from "../../../packages/ui/.ladle/config.mjs";

/** One workshop for all: the components and the states of the flows. */
export default {
  ...workshop,
  stories: ["src/**/*.stories.tsx", "../../packages/ui/src/**/*.stories.tsx"],
};
