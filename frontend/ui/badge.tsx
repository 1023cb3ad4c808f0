import { cx } from '#styled/css';
import { badge, type BadgeVariantProps } from '#styled/recipes';
import type { ComponentProps } from 'react';

export interface BadgeProps extends ComponentProps<'span'>, BadgeVariantProps {}

/** A small state label. Never the only carrier of its meaning: it always holds a word. */
export const Badge = ({ tone, className, ...rest }: BadgeProps) => <span {...rest} className={cx(badge({ tone }), className)} />;
