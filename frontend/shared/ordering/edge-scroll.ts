/**
 * How near to the upper or lower edge of the window a dragged element scrolls the page, as a part of the window's height. The default, a fifth,
 * scrolls a phone's page away under the finger as soon as it lifts an entry in the lower part.
 */
export const EDGE_SCROLL = { threshold: { x: 0.02, y: 0.08 } };
