import { cx } from '#styled/css';
import { skeleton } from '#styled/recipes';
import type { ComponentProps } from 'react';

/** A shimmering stand-in; size it with `className` or `style`. Put `aria-busy` on the region that loads. */
export const Skeleton = ({ className, ...rest }: ComponentProps<'span'>) => <span {...rest} aria-hidden="true" className={cx(skeleton(), className)} />;
