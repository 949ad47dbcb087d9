import { styled } from "@/lib/styled";

export const Skeleton = styled("div", "skeleton");
