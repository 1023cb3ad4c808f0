import type { ContentType } from '#contracts/primitives.ts';
import { css, cx } from '#styled/css';
import { CoverPicture } from '#shared/prompts/cover-picture.tsx';
import { TypeIcon } from '#ui/type-chip.tsx';
import { styleVariables } from './style-variables.ts';

/** One card of a pack's fan: a prompt's cover, or its content type when it has none. */
export interface FanCard {
  coverUrl: string | null;
  contentType: ContentType;
}

interface FanProps {
  /** The pack's prompts in order; the fan shows the first ones. */
  cards: readonly FanCard[];
  hue: number;
  /** Number of cards in the fan: 3 on a pack's card, 4 in the carousel, 6 on the preview. */
  size?: 3 | 4 | 6;
  eager?: boolean;
  className?: string;
}

/** Rotation in degrees and shift in percent for each card of a fan. A fan of three draws its middle card last, on top. */
const HANDS: Record<number, readonly (readonly [number, number, number])[]> = {
  1: [[0, 0, 0]],
  2: [[-8, -34, 2], [8, 34, 2]],
  3: [[-13, -46, 4], [13, 46, 4], [0, 0, 0]],
  4: [[-16, -92, 8], [-5, -31, 0], [5, 31, 0], [16, 92, 8]],
  5: [[-18, -104, 12], [-9, -52, 3], [0, 0, -1], [9, 52, 3], [18, 104, 12]],
  6: [[-21, -122, 14], [-12.5, -74, 4], [-4, -25, -1], [4, 25, -1], [12.5, 74, 4], [21, 122, 14]],
};
const WIDTHS = { 3: '33%', 4: '28%', 6: '21%' } as const;

/** The covers of a pack's prompts as a fan of cards on a coloured background. Screen readers skip it, because the pack's name stands beside it. */
export function Fan({ cards, hue, size = 3, eager = false, className }: FanProps) {
  const hand = cards.slice(0, size);
  const places = HANDS[hand.length] ?? [];
  return (
    <div aria-hidden data-fan className={cx(ground, className)} style={styleVariables({ '--hue': hue, '--card': WIDTHS[size] })}>
      {hand.map(({ coverUrl, contentType }, index) => {
        const [turn, x, y] = places[index] ?? [0, 0, 0];
        return (
          <span key={index} data-type={contentType} className={card} style={styleVariables({ '--turn': `${turn}deg`, '--x': `${x}%`, '--y': `${y}%` })}>
            {coverUrl ? <CoverPicture url={coverUrl} type={contentType} eager={eager} /> : <TypeIcon type={contentType} size={28} />}
          </span>
        );
      })}
    </div>
  );
}

const ground = css({
  position: 'relative', overflow: 'hidden', width: 'full', height: 'full',
  // These values are written as text that begins with 0, because the generated styles compare exactly this text.
  '--fan-l': '0.215', '--fan-c': '0.024', '--fan-glow': '0.11', '--fan-edge': 'oklch(1 0 0 / .14)',
  _light: { '--fan-l': '0.925', '--fan-c': '0.035', '--fan-glow': '-0.02', '--fan-edge': 'oklch(.2 .03 292 / .1)' },
  background: '[radial-gradient(90% 120% at 50% 100%, oklch(calc(var(--fan-l) + var(--fan-glow)) calc(var(--fan-c) * 2.4) var(--hue)), oklch(var(--fan-l) var(--fan-c) var(--hue)) 60%)]',
});
const card = css({
  position: 'absolute', insetInlineStart: '[50%]', insetBlockStart: '[54%]', width: '[var(--card)]', aspectRatio: '[3 / 4]', display: 'grid', placeItems: 'center', borderRadius: '[10px]', overflow: 'hidden',
  backgroundColor: 'kind.soft', color: 'kind', boxShadow: '[0 0 0 1px var(--fan-edge), 0 10px 22px -10px oklch(.1 .03 292 / .65)]', transformOrigin: '[50% 120%]',
  transform: '[translate(-50%, -50%) rotate(var(--turn)) translate(var(--x), var(--y))]', transitionProperty: 'transform', transitionDuration: 'slow', transitionTimingFunction: 'out',
  // On hover the fan of covers opens from 13 to 16 degrees, and the middle card moves up.
  '[data-fan-opens]:is(:hover, :focus-within) &': { transform: '[translate(-50%, -50%) rotate(calc(var(--turn) * 1.23)) translate(calc(var(--x) * 1.22), calc(var(--y) - 3%))]' },
});
