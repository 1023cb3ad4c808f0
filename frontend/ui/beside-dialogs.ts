/** What stands beside an open dialog and may be pressed without closing it: the button of a toast, of an achievement or of a part that did not load is no step outside. */
export const besideDialogs = ['[data-toaster]', '[data-achievements]', '[data-missing-parts]'].map((corner) => () => document.querySelector(corner));
