import { styled } from "@/lib/styled";

export const Spinner = styled("span", "spinner");
