/** Corners of the page whose buttons may be pressed without closing an open dialog: toasts, achievements, and notices of parts that did not load. */
export const besideDialogs = ['[data-toaster]', '[data-achievements]', '[data-missing-parts]'].map((corner) => () => document.querySelector(corner));
