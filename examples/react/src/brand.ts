/** Your name, as the header and the title show it. Your color is in `brand.css`. */
export const BRAND = "Sample Tracking";

export const SUPPORT_EMAIL = "support@example.com";
