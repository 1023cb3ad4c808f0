/**
 * Reads the query parameters from the address bar. The router's copy may be older, so a second press right after the first would undo its
 * change. For event handlers only, never while rendering.
 */
export const searchNow = (): URLSearchParams => new URLSearchParams(window.location.search);
