import { cx } from '#styled/css';
import { skeleton } from '#styled/recipes';
import type { SkeletonVariantProps } from '#styled/recipes';
import type { ComponentProps } from 'react';

/** A shimmering stand-in; size it with `className` or `style`, and give it the corners of what it stands for. Put `aria-busy` on the region that loads. */
export const Skeleton = ({ radius, className, ...rest }: ComponentProps<'span'> & SkeletonVariantProps) => <span {...rest} aria-hidden="true" className={cx(skeleton({ radius }), className)} />;
