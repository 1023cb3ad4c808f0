import type { Collection } from '#contracts/collections.ts';
import { css, cx } from '#styled/css';
import { stack } from '#styled/patterns';
import { CoverPicture } from '#shared/prompts/cover-picture.tsx';

interface MosaicProps {
  /** Covers of the collection's first works, null for a work without a cover, and what each work is. */
  covers: Pick<Collection, 'coverUrls' | 'coverTypes'>;
  /** Text, such as the collection's name, from which the colours of tiles without a picture are computed. */
  name: string;
  /** Layout of the cover. `card`: one tall tile and three small ones; `header`: one tall and four. */
  look?: 'card' | 'header';
  className?: string;
}

const PLACES = { card: 4, header: 5 };

/** The cover of a collection, made of its first works' covers. Tiles without a cover get a drawing, so that none is grey. */
export function Mosaic({ covers: { coverUrls, coverTypes }, name, look = 'card', className }: MosaicProps) {
  const hue = hueOf(name);
  return (
    <div aria-hidden="true" className={cx(look === 'card' ? card : header, className)}>
      {Array.from({ length: PLACES[look] }, (_, place) => {
        const url = coverUrls[place];
        return url ? <CoverPicture key={place} url={url} type={coverTypes[place] ?? 'image'} eager={look === 'header'} /> : <Drawn key={place} hue={(hue + place * 38) % 360} turn={(hue * 7 + place * 61) % 180} />;
      })}
    </div>
  );
}

/** The drawing for a tile of a collection's cover without a picture: a sun over stripes. */
const Drawn = ({ hue, turn }: { hue: number; turn: number }) => (
  <span
    className={css({ minHeight: '0' })}
    style={{ backgroundImage: `radial-gradient(circle at 72% 24%, oklch(.88 .09 ${hue} / .85) 0 13%, transparent 13.5%), repeating-linear-gradient(${turn}deg, oklch(.62 .13 ${hue}) 0 12px, oklch(.55 .14 ${hue + 24}) 12px 24px)` }}
  />
);

/** Computes a hue from a name, always the same for the same name. */
function hueOf(name: string): number {
  let sum = 11;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return sum;
}

const card = css({ display: 'grid', gridTemplate: '[repeat(3, minmax(0, 1fr)) / 2.15fr 1fr]', gap: '0.5', aspectRatio: '[16 / 10]', overflow: 'hidden', '& > :first-child': { gridRow: '1 / 4' } });
const header = stack({ gridTemplate: '[repeat(2, minmax(0, 1fr)) / 1.15fr 1fr 1fr]', gap: '0.5', overflow: 'hidden', '& > :first-child': { gridRow: '1 / 3' } });
