/** The page that is shown when another one has stopped working. "{email}" is replaced with a link. */
export const crash = {
  "crash.kept":
    "The page stopped working. Your entries are saved, except for passwords and card numbers.",
  "crash.payment":
    "If you just confirmed a payment, reload the page first. It then checks what happened to your request.",
  "crash.startOver":
    "If reloading does not help, start over. This clears your entries and nothing else.",
  "crash.reload": "Reload",
  "crash.startOver.button": "Start over",
  "crash.support": "If it happens again, write to {email}.",
} as const;
