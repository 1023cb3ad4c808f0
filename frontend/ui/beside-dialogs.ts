/** What stands beside an open dialog and may be pressed without closing it: the button of a toast or of an achievement is no step outside. */
export const besideDialogs = ['[data-toaster]', '[data-achievements]'].map((corner) => () => document.querySelector(corner));
