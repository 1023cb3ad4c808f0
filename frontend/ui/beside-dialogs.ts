/**
 * Elements that stand beside an open dialog and may be pressed without closing it: the buttons of a toast, of an achievement, and of a part that did
 * not load.
 */
export const besideDialogs = ['[data-toaster]', '[data-achievements]', '[data-missing-parts]'].map((corner) => () => document.querySelector(corner));
