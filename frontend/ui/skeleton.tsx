import { cx } from '#styled/css';
import { skeleton } from '#styled/recipes';
import type { SkeletonVariantProps } from '#styled/recipes';
import type { ComponentProps } from 'react';

/**
 * A shimmering placeholder for content that is loading. Set its size by `className` or `style`, and use the corners of that content. Put
 * `aria-busy` on the region that loads.
 */
export const Skeleton = ({ radius, className, ...rest }: ComponentProps<'span'> & SkeletonVariantProps) => <span {...rest} aria-hidden="true" className={cx(skeleton({ radius }), className)} />;
