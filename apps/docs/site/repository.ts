/** The hosted repository. */
export const repository = "https://github.com/waypost/waypost";
