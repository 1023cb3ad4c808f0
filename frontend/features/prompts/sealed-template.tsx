import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { metaText, stack, wrap } from '#styled/patterns';
import { PictureText } from '#ui/picture-text.tsx';
import { SEALED_TEMPLATE } from './prompts.words.ts';

/** Number of characters of a sealed template for which one bar stands, and the fewest and most bars. */
const PER_BAR = 72;
const BARS = { least: 3, most: 12 } as const;
/** Widths in percent of the bars in place of a sealed template, which look like lines of text. They do not depend on the text, so they reveal nothing of it. */
const WIDTHS = [96, 88, 100, 72, 94, 82, 98, 64, 90, 100, 78, 86] as const;

interface SealedTemplateProps {
  /** Number of characters of the sealed template. */
  length: number;
  /** True when readers can unlock the sealed template, and not only run the prompt. */
  sold: boolean;
  /** Button that unlocks the sealed template. */
  children?: ReactNode;
}

/** Bars in place of a sealed template, which the server does not send. */
export function SealedTemplate({ length, sold, children }: SealedTemplateProps) {
  const bars = Math.min(BARS.most, Math.max(BARS.least, Math.ceil(length / PER_BAR)));
  return (
    <div className={css({ position: 'relative', layerStyle: 'card', padding: '5', overflow: 'hidden' })}>
      <div aria-hidden className={stack({ gap: '3', filter: '[blur(3px)]' })}>
        {Array.from({ length: bars }, (_, index) => (
          <span key={index} className={css({ height: '3', borderRadius: 'full', backgroundColor: 'line' })} style={{ width: `${index === bars - 1 ? 45 : WIDTHS[(index + length) % WIDTHS.length]}%` }} />
        ))}
      </div>
      <div className={wrap({ alignItems: 'center', gap: '3', marginBlockStart: '5', paddingBlockStart: '4', borderTop: 'soft' })}>
        <p className={css({ flex: '[1 1 220px]' })}>
          <strong><PictureText text={sold ? SEALED_TEMPLATE.soldTitle : SEALED_TEMPLATE.sealedTitle} /></strong>
          <span className={metaText({ display: 'block' })}>{SEALED_TEMPLATE.lengthText(length, sold)}</span>
        </p>
        {children}
      </div>
    </div>
  );
}
