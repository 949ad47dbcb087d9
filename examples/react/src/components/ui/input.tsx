import { styled } from "@/lib/styled";

export const Input = styled("input", "input");
