import { useId } from 'react';
import type { ContentType } from '#contracts/primitives.ts';
import { Motif } from './art-motif.tsx';

interface ChallengeArtProps {
  id: string;
  contentType: ContentType;
  /** `stage` puts the picture's subject at the right, beside text; `cover` puts it in the middle. */
  look?: 'stage' | 'cover';
}

const SIZES = { stage: { width: 1200, height: 404, x: 872, y: 344, scale: 1.24 }, cover: { width: 400, height: 250, x: 200, y: 208, scale: 0.76 } } as const;
/** Hues of the sky in a challenge's picture: night violet, teal dusk, plum, blue hour, ember. */
const SKIES = [[285, 20], [215, 165], [330, 30], [255, 60], [20, 75]] as const;

/**
 * The drawn picture of a challenge, made from its id and content type: spotlights, a sky, and an object above a hat. Screen readers skip it,
 * because the title states the theme.
 */
export function ChallengeArt({ id, contentType, look = 'cover' }: ChallengeArtProps) {
  const name = useId();
  const next = seededNumbers(id);
  const { width, height, x, y, scale } = SIZES[look];
  const [night, dusk] = SKIES[Math.floor(next() * SKIES.length)] ?? SKIES[0];
  const stars = Array.from({ length: look === 'stage' ? 42 : 18 }, () => [next() * width, next() * height * 0.7, 0.6 + next() * 1.3] as const);
  const sparks = Array.from({ length: 5 }, (_, index) => [x + (index - 2) * 84 * scale + next() * 30, height * (0.12 + next() * 0.36), 0.5 + next() * 0.9] as const);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio={look === 'stage' ? 'xMaxYMid slice' : 'xMidYMid slice'} width="100%" height="100%" aria-hidden="true">
      <defs>
        <linearGradient id={`${name}sky`} x1="0" x2={look === 'stage' ? '1' : '0.4'} y1="0" y2="1">
          <stop offset="0" stopColor={`oklch(.24 .07 ${night})`} /><stop offset=".55" stopColor={`oklch(.34 .12 ${night + 16})`} /><stop offset="1" stopColor={`oklch(.62 .15 ${dusk})`} />
        </linearGradient>
        <linearGradient id={`${name}beam`} x1="0" x2="0" y1="0" y2="1"><stop offset="0" stopColor="white" stopOpacity=".3" /><stop offset="1" stopColor="white" stopOpacity="0" /></linearGradient>
      </defs>
      <rect width={width} height={height} fill={`url(#${name}sky)`} />
      <g fill="white" opacity=".55">{stars.map(([cx, cy, r], index) => <circle key={index} cx={cx} cy={cy} r={r} />)}</g>
      <path d={`M${x - 250 * scale} -10h${46 * scale}L${x + 30 * scale} ${height}h${-170 * scale}Z M${x + 250 * scale} -10h${-46 * scale}L${x - 30 * scale} ${height}h${170 * scale}Z`} fill={`url(#${name}beam)`} />
      <path d={`M${x - 420 * scale} ${height + 2}Q${x} ${height - 84 * scale} ${x + 420 * scale} ${height + 2}Z`} fill={`oklch(.25 .1 ${dusk - 6})`} />
      <g transform={`translate(${x} ${y}) scale(${scale})`}><Motif contentType={contentType} hue={Math.floor(next() * 360)} next={next} /></g>
      <g fill="oklch(.86 .14 82)">{sparks.map(([sx, sy, size], index) => <path key={index} transform={`translate(${sx} ${sy}) scale(${size})`} d="M0-12C1-4.4 4.4-1 12 0 4.4 1 1 4.4 0 12-1 4.4-4.4 1-12 0-4.4-1-1-4.4 0-12Z" />)}</g>
    </svg>
  );
}

/** Makes numbers from 0 to below 1 that depend only on an id, so that the drawn picture of a challenge is the same on every screen. */
function seededNumbers(id: string): () => number {
  let state = 2_166_136_261;
  for (const letter of id) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_507) + 0x9e37_79b9;
    const mixed = Math.imul(state ^ (state >>> 13), 3_266_489_909);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
  };
}
