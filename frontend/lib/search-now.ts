/**
 * The query of the current address. The router's copy may be a moment older, so a second press right after the first would undo its change. For event
 * handlers only, never while rendering.
 */
export const searchNow = (): URLSearchParams => new URLSearchParams(window.location.search);
