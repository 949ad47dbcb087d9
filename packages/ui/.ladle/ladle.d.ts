// Types for what the stories use of Ladle: the shipped ones do not compile with TypeScript 7.
declare module "@ladle/react" {
  import type { ComponentType, ReactNode } from "react";

  export type Story<Props = object> = ComponentType<Props> & {
    storyName?: string;
    args?: Partial<Props>;
    argTypes?: Record<string, unknown>;
  };

  export type GlobalProvider = ComponentType<{
    children: ReactNode;
    globalState: {
      rtl: boolean;
      theme: string;
      control: Readonly<Record<string, { value: unknown } | undefined>>;
    };
  }>;
}
