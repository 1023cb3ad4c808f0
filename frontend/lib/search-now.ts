/**
 * Reads the query parameters from the address bar. The router's copy may be older, also in the functional form of its setter, so a second
 * change right after the first would undo it. For event handlers and effects only, never while rendering.
 */
export const searchNow = (): URLSearchParams => new URLSearchParams(window.location.search);
