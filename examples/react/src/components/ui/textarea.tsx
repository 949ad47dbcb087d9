import { styled } from "@/lib/styled";

export const Textarea = styled("textarea", "input");
