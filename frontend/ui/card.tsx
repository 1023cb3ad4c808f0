import { cx } from '#styled/css';
import { card, type CardVariantProps } from '#styled/recipes';
import type { ComponentProps } from 'react';

export interface CardProps extends ComponentProps<'div'>, CardVariantProps {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
}

/** A surface with a hairline border. Radius `lg` is for cards in grids, `xl` for panels. `magic` draws the gradient edge of a fresh result. */
export function Card({ as: Tag = 'div', radius, pad, lift, magic, className, ...rest }: CardProps) {
  // All allowed tags take the same attributes, but React's types treat them as different, so the tag is cast to one type.
  const Box = Tag as 'div';
  return <Box {...rest} className={cx(card({ radius, pad, lift, magic }), className)} />;
}
