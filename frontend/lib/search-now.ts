/**
 * The search part of the current address. The router's own copy may be a moment older: a second press before the page has followed
 * the first one would then undo the first change. For event handlers only, never while rendering.
 */
export const searchNow = (): URLSearchParams => new URLSearchParams(window.location.search);
