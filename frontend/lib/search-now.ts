/**
 * The search of the address as it stands in the bar. The router's own may be a moment behind it: where somebody presses twice before the page has
 * followed the first press, what the first one changed would be lost. For handlers of events only, never while rendering.
 */
export const searchNow = (): URLSearchParams => new URLSearchParams(window.location.search);
