/** What stands beside an open dialog and may be pressed without closing it: the button of a toast is no step outside. */
export const besideDialogs = [() => document.querySelector('[data-toaster]')];
