import { styled } from "@/lib/styled";

export const NativeSelect = styled("select", "input");
export const NativeSelectOption = styled("option", "");
