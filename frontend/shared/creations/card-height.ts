import type { Creation, PublicCreation } from '#contracts/creations.ts';
import { typesetOf } from './text-kind.ts';
import type { Typeset } from './text-kind.ts';

export type AnyCreation = Creation | PublicCreation;

/** Height in px of the lower part of a creation's card with its border: two lines of fixed height. */
const FOOT_PX = { wide: 62, narrow: 56 } as const;
/** Smallest and largest ratio of height to width of a picture on a card, so that no card is very flat or tall. */
const FLATTEST = 0.45;
const TALLEST = 1.8;

const TEXTS = { wide: { label: 44, side: 36, most: 280, char: 7, line: 22, said: 28, saidChar: 13 }, narrow: { label: 40, side: 26, most: 210, char: 6.6, line: 20, said: 23, saidChar: 10.5 } } as const;
const LEAST_TEXT_PX = 120;

const known = new WeakMap<AnyCreation, Typeset>();

/** Returns how the text of a creation is laid out on its card, computed once per creation. */
export function typesetFor(creation: AnyCreation): Typeset {
  const typeset = known.get(creation) ?? typesetOf(creation.opening?.text ?? '');
  known.set(creation, typeset);
  return typeset;
}

/**
 * Returns the height in px of a creation's cover on a card of this width. It uses the stored size of the picture, so that nothing moves when
 * the picture loads. `narrow` is true on phones.
 */
export function coverHeight(creation: AnyCreation, width: number, narrow: boolean): number {
  const [first] = creation.outputs;
  if (creation.contentType === 'text') return textHeight(typesetFor(creation), width, narrow);
  if (!first || first.width === 0) return Math.round(width * 0.75);
  return Math.round(width * Math.min(TALLEST, Math.max(FLATTEST, first.height / first.width)));
}

/** Returns the height in px of a creation's whole card. */
export const cardHeight = (creation: AnyCreation, width: number, narrow: boolean): number => coverHeight(creation, width, narrow) + FOOT_PX[narrow ? 'narrow' : 'wide'];

/** Returns the height in px of a text on a creation's card: that of its lines, within limits. A longer text fades out at the bottom. */
function textHeight(typeset: Typeset, width: number, narrow: boolean): number {
  const sizes = TEXTS[narrow ? 'narrow' : 'wide'];
  const inside = Math.max(width - sizes.side, 80);
  const lines = (words: string, char: number = sizes.char): number => Math.max(1, Math.ceil((words.length * char) / inside));
  const sum = (parts: readonly string[], gap: number): number => parts.reduce((all, part) => all + lines(part) * sizes.line + gap, 0);
  const capped = (height: number): number => Math.round(Math.min(sizes.most, Math.max(LEAST_TEXT_PX, sizes.label + height + 20)));
  switch (typeset.kind) {
    case 'list':
      return Math.round(sizes.label + lines(typeset.first, sizes.saidChar) * sizes.said + (typeset.more > 0 ? 34 : 0) + 24);
    case 'letter':
      return capped(typeset.heads.length * 22 + (typeset.heads.length > 0 ? 22 : 0) + sum(typeset.paragraphs, 8));
    case 'article':
      return capped((typeset.title === null ? 0 : lines(typeset.title, 9) * 22 + 8) + sum(typeset.paragraphs, 8));
    case 'outline':
      return capped(lines(typeset.title, 12) * 25 + 12 + sum(typeset.items.map(([, words]) => words), 9));
    case 'code':
      return capped(typeset.lines.length * 20);
    case 'script':
      return capped(typeset.rows.reduce((all, [, said]) => all + Math.max(1, Math.ceil((said.length * sizes.char) / Math.max(inside - 48, 60))) * 19 + 12, 0));
  }
}
