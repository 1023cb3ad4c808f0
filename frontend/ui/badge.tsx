import { cx } from '#styled/css';
import { badge, type BadgeVariantProps } from '#styled/recipes';
import type { ComponentProps } from 'react';

export interface BadgeProps extends ComponentProps<'span'>, BadgeVariantProps {}

/** A small coloured label for a state, such as of a prompt. It always contains a word, so that its colour never carries the meaning alone. */
export const Badge = ({ tone, className, ...rest }: BadgeProps) => <span {...rest} className={cx(badge({ tone }), className)} />;
