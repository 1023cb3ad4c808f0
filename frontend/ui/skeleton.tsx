import { cx } from '#styled/css';
import { skeleton } from '#styled/recipes';
import type { SkeletonVariantProps } from '#styled/recipes';
import type { ComponentProps } from 'react';

/**
 * A shimmering placeholder. Set its size with `className` or `style`, and use the corners of the element that will replace it. Put `aria-busy` on the
 * region that loads.
 */
export const Skeleton = ({ radius, className, ...rest }: ComponentProps<'span'> & SkeletonVariantProps) => <span {...rest} aria-hidden="true" className={cx(skeleton({ radius }), className)} />;
