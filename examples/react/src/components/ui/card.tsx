import { styled } from "@/lib/styled";

export const Card = styled("div", "card");
export const CardHeader = styled("div", "card-header");
export const CardTitle = styled("div", "card-title");
export const CardDescription = styled("div", "card-description");
export const CardAction = styled("div", "card-action");
export const CardContent = styled("div", "card-content");
export const CardFooter = styled("div", "card-content");
