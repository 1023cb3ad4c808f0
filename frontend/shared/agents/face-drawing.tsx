import type { ReactNode } from 'react';
import type { FaceParts } from './face-parts.ts';

const SHAPES: Record<FaceParts['body'], string> = {
  ghost: 'M12 61V40q0-19 20-19t20 19v21q-5 5-10 0-5-5-10 0-5 5-10 0-5-5-10 0Z',
  box: 'M11 66V35q0-11 11-11h20q11 0 11 11v31Z',
  bean: 'M7 66C4 40 14 25 32 25s28 15 25 41Z',
  pear: 'M10 66C7 48 20 40 27 24q5-11 10 0c7 16 20 24 17 42Z',
  house: 'M10 66V37L32 20l22 17v29Z',
};

/** The drawn face of an agent without a picture, 64 by 64 units. Its SVG needs no ids, so a page may hold any number of faces. */
export function FaceDrawing({ body, top, eyes, mouth, hue, ground, blush }: FaceParts) {
  const skin = `oklch(0.66 0.14 ${hue})`;
  const dark = `oklch(0.44 0.12 ${hue})`;
  const ink = `oklch(0.2 0.04 ${hue})`;
  return (
    <>
      <rect width="64" height="64" fill={`oklch(0.9 0.07 ${ground})`} />
      <circle cx="50" cy="12" r="22" fill={`oklch(0.95 0.05 ${ground})`} opacity=".7" />
      {topOf(top, skin, dark)}
      <path d={SHAPES[body]} fill={skin} />
      <path d={SHAPES[body]} fill={`oklch(0.75 0.12 ${hue})`} transform="translate(-5 4) scale(.94)" opacity=".35" />
      {blush && <g fill="oklch(0.72 0.16 20)" opacity=".6"><circle cx="17" cy="49" r="4" /><circle cx="47" cy="49" r="4" /></g>}
      {eyesOf(eyes, ink)}
      {eyes !== 'visor' && mouthOf(mouth, ink)}
    </>
  );
}

const LINE = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

function topOf(top: FaceParts['top'], skin: string, dark: string): ReactNode {
  switch (top) {
    case 'antenna': return <><path d="M32 25V12" {...LINE} stroke={dark} strokeWidth="3" /><path d="M32 1q1.6 6.4 8 8-6.4 1.6-8 8-1.6-6.4-8-8 6.4-1.6 8-8Z" fill="oklch(0.86 0.15 82)" /></>;
    case 'leaf': return <><path d="M32 26q0-7 1-10" {...LINE} stroke={dark} strokeWidth="3" /><path d="M33 17C30 5 42 3 48 6c-1 9-8 14-15 11Z" fill="oklch(0.72 0.16 145)" /></>;
    case 'bunny': return <><path d="M21 30C13 12 15 2 20 2c6 0 9 11 9 26Zm14-2c0-13 4-26 10-26 5 0 5 12-2 28Z" fill={skin} /><path d="M22 25c-5-9-4-18-2-18 3 0 5 8 6 17Zm16-1c1-8 4-17 7-17 2 0 1 9-4 18Z" fill="oklch(0.78 0.11 15)" /></>;
    case 'bear': return <><g fill={skin}><circle cx="16" cy="26" r="8" /><circle cx="48" cy="26" r="8" /></g><g fill={dark}><circle cx="16" cy="26" r="4" /><circle cx="48" cy="26" r="4" /></g></>;
    case 'cat': return <><path d="M13 36 15 11l15 13Zm38 0L49 11 34 24Z" fill={skin} /><path d="m17 28 1-11 8 7Zm30 0-1-11-8 7Z" fill={dark} /></>;
    case 'horns': return <path d="M15 33C7 25 8 15 11 11c1 8 7 11 13 13Zm34 0c8-8 7-18 4-22-1 8-7 11-13 13Z" fill="oklch(0.93 0.04 85)" />;
    case 'crown': return <path d="M19 28 16 9l9 8 7-11 7 11 9-8-3 19Z" fill="oklch(0.86 0.15 82)" />;
    case 'hat': return <><path d="M21 24 23 5q9-4 18 0l2 19Z" fill="oklch(0.36 0.09 295)" /><path d="M22 19h20l1 5H21Z" fill="oklch(0.68 0.18 20)" /><ellipse cx="32" cy="25" rx="22" ry="4.5" fill="oklch(0.36 0.09 295)" /></>;
    case 'sprout': return <path d="M32 26q-2-9-10-14M32 26V9m0 17q2-9 10-13" {...LINE} stroke={dark} strokeWidth="3.5" />;
    case 'cap': return <><path d="M14 28q0-18 18-18t18 18Z" fill="oklch(0.55 0.16 25)" /><path d="M14 28q19-5 42 0 4 1 3 4H14Z" fill="oklch(0.45 0.14 25)" /></>;
  }
}

const Pupils = ({ ink }: { ink: string }) => (
  <>
    <g fill={ink}><circle cx="24" cy="42" r="3.6" /><circle cx="40" cy="42" r="3.6" /></g>
    <g fill="#fff"><circle cx="25.3" cy="40.6" r="1.2" /><circle cx="41.3" cy="40.6" r="1.2" /></g>
  </>
);

function eyesOf(eyes: FaceParts['eyes'], ink: string): ReactNode {
  switch (eyes) {
    case 'round': return <><g fill="#fff"><circle cx="23" cy="41" r="7" /><circle cx="41" cy="41" r="7" /></g><Pupils ink={ink} /></>;
    case 'visor': return <><rect x="15" y="34" width="34" height="14" rx="7" fill={ink} /><g fill="oklch(0.87 0.15 165)"><circle cx="25" cy="41" r="2.6" /><circle cx="39" cy="41" r="2.6" /></g></>;
    case 'closed': return <path d="M19 42q4 4 9 0m8 0q5 4 9 0" {...LINE} stroke={ink} strokeWidth="2.6" />;
    case 'glasses': return <><g fill="#fff" stroke={ink} strokeWidth="2.2"><circle cx="23" cy="41" r="7.5" /><circle cx="41" cy="41" r="7.5" /></g><path d="M30.5 40q1.5-1.5 3 0" {...LINE} stroke={ink} strokeWidth="2.2" /><Pupils ink={ink} /></>;
    case 'one': return <><circle cx="32" cy="39" r="9" fill="#fff" /><circle cx="32" cy="40" r="4.6" fill={ink} /><circle cx="33.7" cy="38.2" r="1.5" fill="#fff" /></>;
    case 'dots': return <><g fill={ink}><circle cx="24" cy="42" r="3" /><circle cx="40" cy="42" r="3" /></g><g fill="#fff"><circle cx="25" cy="41" r="1" /><circle cx="41" cy="41" r="1" /></g></>;
    case 'stars': return <path d="M23 35q1.2 4.8 6 6-4.8 1.2-6 6-1.2-4.8-6-6 4.8-1.2 6-6Zm18 0q1.2 4.8 6 6-4.8 1.2-6 6-1.2-4.8-6-6 4.8-1.2 6-6Z" fill="oklch(0.88 0.15 90)" />;
  }
}

function mouthOf(mouth: FaceParts['mouth'], ink: string): ReactNode {
  const smile = (d: string) => <path d={d} {...LINE} stroke={ink} strokeWidth="2.4" />;
  switch (mouth) {
    case 'smile': return smile('M27 51q5 5 10 0');
    case 'grin': return <><path d="M25 50h14q-1 8-7 8t-7-8Z" fill={ink} /><path d="M28.5 55.500q3.5-2.5 7 0-1 2.5-3.5 2.500t-3.5-2.500Z" fill="oklch(0.68 0.18 15)" /></>;
    case 'cat': return smile('M26 50q3 4 6 0 3 4 6 0');
    case 'fang': return <>{smile('M25 51q7 5 14 0')}<path d="m35 52.8 2 4 2-5Z" fill="#fff" /></>;
    case 'teeth': return <><rect x="25" y="49.5" width="14" height="6" rx="2" fill="#fff" stroke={ink} strokeWidth="1.8" /><path d="M29.7 49.500v6m4.6-6v6" stroke={ink} strokeWidth="1.4" /></>;
    case 'calm': return smile('M28 52.500h8');
  }
}
