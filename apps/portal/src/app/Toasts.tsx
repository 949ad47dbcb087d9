export function showToast(_: { tone: string; text: string }): void {}
