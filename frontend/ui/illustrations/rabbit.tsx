import { at, type Place } from './place.ts';
import { stroke, tint } from './tints.ts';

const Ear = ({ x, turn }: { x: number; turn: number }) => (
  <g transform={`translate(${x} -56) rotate(${turn})`}>
    <path className={tint.fur} d="M-12 4C-17-30-10-66 0-70 10-66 17-30 12 4Z" />
    <path className={tint.blush} d="M-5.5-2C-9-28-5-54 0-59 5-54 9-28 5.5-2Z" opacity=".9" />
  </g>
);

/** Draws the ears of a rabbit that is still inside its hat. The place is where the ears begin. */
export const RabbitEars = (place: Place) => (
  <g transform={at(place)}>
    <g transform="translate(0 54)"><Ear x={-16} turn={-7} /><Ear x={16} turn={11} /></g>
  </g>
);

/** Draws a rabbit's head, ears and two paws. The place is where the paws hold on, such as the brim of a hat. */
export const Rabbit = (place: Place) => (
  <g transform={at(place)}>
    <Ear x={-17} turn={-6} />
    <Ear x={18} turn={10} />
    <ellipse className={tint.fur} cx="0" cy="-32" rx="38" ry="35" />
    <circle className={tint.face} cx="-14" cy="-37" r="4.2" />
    <circle className={tint.face} cx="14" cy="-37" r="4.2" />
    <circle className={tint.white} cx="-12.6" cy="-38.6" r="1.4" />
    <circle className={tint.white} cx="15.4" cy="-38.6" r="1.4" />
    <ellipse className={tint.blush} cx="-25" cy="-25" rx="7" ry="4.6" opacity=".8" />
    <ellipse className={tint.blush} cx="25" cy="-25" rx="7" ry="4.6" opacity=".8" />
    <path className={tint.band} d="M-3.6-27h7.2L0-23.2Z" />
    <path className={stroke.face} strokeWidth="1.8" strokeLinecap="round" d="M0-23v3.2M0-19.8c-1.5 3-6 3-7.5.3M0-19.8c1.5 3 6 3 7.5.3" />
    {[-21, 21].map((x) => (
      <g key={x}>
        <rect className={tint.fur} x={x - 12} y="-10" width="24" height="20" rx="10" />
        <path className={stroke.furShade} strokeWidth="1.6" strokeLinecap="round" d={`M${x - 4} 2v6M${x + 4} 2v6`} />
      </g>
    ))}
  </g>
);
