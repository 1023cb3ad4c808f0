import { at, type Place } from './place.ts';
import { tint } from './tints.ts';

/** Draws a top hat that opens upwards, 150 units wide and 111 high. Its place is the middle of its lower edge. */
export const Hat = (place: Place) => (
  <g transform={at(place)}>
    <path className={tint.hat} d="M-47-94C-44-58-45-28-54-2-30 4 30 4 54-2 45-28 44-58 47-94Z" />
    <path className={tint.hatDark} d="M20-80c2 26 4 52 12 80 9 0 17-1 22-2C45-28 44-58 47-94Z" opacity=".55" />
    <path className={tint.band} d="M-46-84c.6 11 .7 21 .3 32C-20-46 20-46 45.7-52c-.4-11-.3-21 .3-32Z" />
    <ellipse className={tint.hatDark} cx="0" cy="-91" rx="75" ry="15.5" />
    <ellipse className={tint.hatLight} cx="0" cy="-95" rx="75" ry="15.5" />
    <ellipse className={tint.hole} cx="0" cy="-95" rx="48" ry="9" />
  </g>
);
