import type { ReactNode } from 'react';
import { css, cx } from '#styled/css';

interface ScrollBoxProps {
  /** Accessible name of the box. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A box that scrolls by itself, also by keyboard. A shade stands at each edge behind which there is more. */
export const ScrollBox = ({ label, className, children }: ScrollBoxProps) => (
  <div role="region" aria-label={label} tabIndex={0} className={cx(box, className)}>{children}</div>
);

/*
 * Four shades stay at the edges of the box. Four covers in the colour of the surface lie above them and scroll with the content, so that a cover hides
 * the shade of an edge which the reader has reached.
 */
const box = css({
  position: 'relative', overflow: 'auto',
  backgroundImage: '[linear-gradient(to right, {colors.surface} 50%, transparent), linear-gradient(to left, {colors.surface} 50%, transparent), linear-gradient(to bottom, {colors.surface} 50%, transparent), linear-gradient(to top, {colors.surface} 50%, transparent), linear-gradient(to right, {colors.line}, transparent), linear-gradient(to left, {colors.line}, transparent), linear-gradient(to bottom, {colors.line}, transparent), linear-gradient(to top, {colors.line}, transparent)]',
  backgroundPosition: '[left, right, top, bottom, left, right, top, bottom]',
  backgroundSize: '[40px 100%, 40px 100%, 100% 40px, 100% 40px, 14px 100%, 14px 100%, 100% 14px, 100% 14px]',
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: '[local, local, local, local, scroll, scroll, scroll, scroll]',
});
