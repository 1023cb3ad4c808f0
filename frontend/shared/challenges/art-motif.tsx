import type { ContentType } from '#contracts/primitives.ts';

interface MotifProps {
  contentType: ContentType;
  /** Hue of the drawn object, 0 to 359. */
  hue: number;
  next(): number;
}

/** A top hat with an object above it that shows the challenge's content type: a landscape, a page, or a strip of film. The hat stands at 0 0. */
export const Motif = ({ contentType, hue, next }: MotifProps) => (
  <>
    {contentType === 'image' && <Landscape hue={hue} next={next} />}
    {contentType === 'text' && <Pages hue={hue} next={next} />}
    {contentType === 'video' && <Film hue={hue} />}
    <Brim />
  </>
);

/** The hat in a challenge's picture. It is drawn last, so that the object above stands inside the hat's opening. */
const Brim = () => (
  <g>
    <ellipse cx="0" cy="4" rx="110" ry="12" fill="oklch(.12 .04 292 / .5)" />
    <path d="M-104-118C-98-74-100-36-116 2-60 14 60 14 116 2 100-36 98-74 104-118-50-98 50-98-104-118Z" fill="oklch(.36 .1 292)" />
    <path d="M104-118C98-74 100-36 116 2 96 8 76 10 56 11 62-36 60-70 50-106 72-108 92-112 104-118Z" fill="oklch(.3 .09 292)" opacity=".6" />
    <path d="M-102-92C-99-74-98-60-99-44-40-32 40-32 99-44 98-60 99-74 102-92 50-76-50-76-102-92Z" fill="oklch(.7 .17 18)" />
    <path d="M-150-116c0-10 20-16 48-19C-60-124 60-124 102-135c28 3 48 9 48 19 0 14-67 24-150 24S-150-102-150-116Z" fill="oklch(.47 .11 292)" />
    <path d="M-150-116c0 14 67 24 150 24s150-10 150-24c0 20-67 31-150 31S-150-96-150-116Z" fill="oklch(.31 .09 292)" />
  </g>
);

function Landscape({ hue, next }: { hue: number; next(): number }) {
  const peak = (at: number, high: number, wide: number, index: number) => (
    <g key={index}>
      <path d={`M${at - wide}-112L${at}-${112 + high}L${at + wide}-112Z`} fill={`oklch(.6 .08 ${hue + 40})`} />
      <path d={`M${at}-${112 + high}L${at + wide}-112H${at + wide * 0.16}L${at - wide * 0.1}-${112 + high * 0.62}Z`} fill={`oklch(.5 .09 ${hue + 40})`} />
      <path d={`M${at - wide * 0.3}-${112 + high * 0.7}L${at}-${112 + high}L${at + wide * 0.3}-${112 + high * 0.7}L${at + wide * 0.1}-${112 + high * 0.6}L${at}-${112 + high * 0.72}L${at - wide * 0.12}-${112 + high * 0.6}Z`} fill="oklch(.98 .01 85)" />
    </g>
  );
  return (
    <g>
      <circle cx={-96 + next() * 190} cy={-250 - next() * 30} r={26 + next() * 16} fill={`oklch(.9 .09 ${80 + next() * 20})`} />
      <ellipse cx="0" cy="-120" rx="98" ry="17" fill={`oklch(.56 .12 ${hue + 90})`} />
      {peak(-44, 84 + next() * 30, 42, 0)}{peak(36, 104 + next() * 34, 50, 1)}{peak(-4, 62 + next() * 20, 34, 2)}
      {[-78, -64, 70, 84].map((at) => <path key={at} d={`M${at}-${118 + next() * 4}l-9 0 9-34 9 34Z`} fill="oklch(.42 .09 155)" />)}
      <path d="M-98-120c30 18 166 18 196 0-6 26-190 26-196 0Z" fill={`oklch(.5 .12 ${hue + 90})`} />
    </g>
  );
}

function Pages({ hue, next }: { hue: number; next(): number }) {
  const page = (turn: number, x: number, index: number) => (
    <g key={index} transform={`translate(${x} -108) rotate(${turn})`}>
      <path d="M-50 0V-150q0-8 8-8H30l20 20V0Z" fill="oklch(.97 .012 85)" />
      <path d="M30-158v20h20Z" fill="oklch(.86 .02 85)" />
      {Array.from({ length: 6 }, (_, line) => <rect key={line} x="-36" y={-126 + line * 19} width={34 + next() * 40} height="6" rx="3" fill={line === 2 ? `oklch(.74 .12 ${hue})` : 'oklch(.76 .012 292)'} />)}
    </g>
  );
  return <g>{page(-17, -52, 0)}{page(15, 50, 1)}{page(-2, 0, 2)}</g>;
}

const Film = ({ hue }: { hue: number }) => (
  <g transform="rotate(-7) translate(0 -116)">
    {[-1, 0, 1].map((frame) => (
      <g key={frame} transform={`translate(${frame * 86} ${frame * -14 - 74})`}>
        <rect x="-45" y="-62" width="90" height="124" rx="6" fill="oklch(.2 .03 292)" />
        <rect x="-35" y="-40" width="70" height="80" rx="4" fill={`oklch(.72 .13 ${hue + frame * 34})`} />
        <path d="M-10-20 18 0-10 20Z" fill="oklch(.98 .01 85)" opacity={frame === 0 ? 1 : 0.45} />
        {[-34, -14, 6, 26].map((hole) => <g key={hole} fill="oklch(.9 .01 85)"><rect x={hole} y="-56" width="9" height="9" rx="2" /><rect x={hole} y="47" width="9" height="9" rx="2" /></g>)}
      </g>
    ))}
  </g>
);
