import { at, type Place } from './place.ts';
import { Spark } from './spark.tsx';
import { stroke, tint } from './tints.ts';

/** Draws a magic wand, 104 units long, with its tip at the right. Its place is its middle. */
export const Wand = (place: Place) => (
  <g transform={at(place)}>
    <rect className={tint.hatLight} x="-52" y="-5" width="104" height="10" rx="5" />
    <path className={tint.fur} d="M38-5h9a5 5 0 0 1 0 10h-9ZM-38-5h-9a5 5 0 0 0 0 10h9Z" />
  </g>
);

/** Draws a round flask with a brewing potion, 68 units wide and 96 high. */
export const Potion = (place: Place) => (
  <g transform={at(place)}>
    <path className={tint.glass} d="M-10-84h20v22a34 34 0 0 1 12 58q-4 4-10 4h-24q-6 0-10-4a34 34 0 0 1 12-58Z" />
    <path className={tint.teal} d="M-33-30q14-8 30-2t36-1a34 34 0 0 1-11 29q-4 4-10 4h-24q-6 0-10-4A34 34 0 0 1-33-30Z" />
    <rect className={tint.cork} x="-14" y="-93" width="28" height="12" rx="3.5" />
    <circle className={tint.white} cx="-9" cy="-12" r="4" opacity=".7" />
    <circle className={tint.teal} cx="5" cy="-42" r="3" />
    <circle className={tint.teal} cx="-3" cy="-55" r="2" />
    <path className={tint.white} d="M-20-44q-7 6-7 15h4q1-7 6-12Z" opacity=".35" />
  </g>
);

/** Draws an empty picture frame, 92 by 68 units. */
export const Frame = (place: Place) => (
  <g transform={at(place)}>
    <rect className={tint.paper} x="-46" y="-34" width="92" height="68" rx="5" />
    <rect className={stroke.line} x="-46" y="-34" width="92" height="68" rx="5" strokeWidth="1.5" strokeDasharray="5 5" />
    <Spark x={0} y={0} scale={0.8} tone="quiet" />
  </g>
);

/** Draws a brass post that carries a velvet rope, 130 units high. */
export const Post = (place: Place) => (
  <g transform={at(place)}>
    <ellipse className={tint.brassDark} cx="0" cy="0" rx="24" ry="6" />
    <ellipse className={tint.brass} cx="0" cy="-3" rx="24" ry="6" />
    <path className={tint.brass} d="M-4-112h8l2 108H-6Z" />
    <path className={tint.brassDark} d="M1-112h3l2 108H2Z" opacity=".6" />
    <circle className={tint.brass} cx="0" cy="-119" r="10" />
    <circle className={tint.white} cx="-3" cy="-122" r="2.6" opacity=".5" />
    <rect className={tint.brassDark} x="-8" y="-108" width="16" height="5" rx="2" />
  </g>
);

/** Draws a velvet rope that hangs between two points. */
export function Rope({ from, to, sag }: { from: readonly [number, number]; to: readonly [number, number]; sag: number }) {
  const d = `M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + sag * 2} ${to[0]} ${to[1]}`;
  return (
    <g strokeLinecap="round">
      <path className={stroke.rope} d={d} strokeWidth="12" />
      <path className={stroke.ropeLight} d={d} strokeWidth="2" strokeDasharray="3 8" />
    </g>
  );
}

/** Draws a lit candle, 70 units high. */
export const Candle = (place: Place) => (
  <g transform={at(place)}>
    <rect className={tint.amber} x="-4" y="-42" width="8" height="42" rx="2" />
    <path className={tint.amber} d="M0-70c7 9 9 14 6 19a7 7 0 0 1-12 0c-3-5-1-10 6-19Z" />
    <path className={tint.coral} d="M0-60c3 5 4 7 2.5 10a3 3 0 0 1-5 0C-4-53-3-55 0-60Z" />
  </g>
);

/** Draws a token, 40 units across. */
export const BigCoin = (place: Place) => (
  <g transform={at(place)}>
    <circle className={tint.brassDark} r="20" />
    <circle className={tint.amber} r="16.5" />
    <g className={tint.brassDark}><path d="M0-9C.8-3.3 3.3-.8 9 0 3.3.8.8 3.3 0 9-.8 3.3-3.3.8-9 0-3.3-.8-.8-3.3 0-9Z" /></g>
  </g>
);
