import { cx } from '#styled/css';
import { button, type ButtonVariantProps } from '#styled/recipes';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

export interface LinkButtonProps extends Omit<LinkProps, 'children'>, Pick<ButtonVariantProps, 'variant' | 'size' | 'block'> {
  children: ReactNode;
  icon?: ReactNode;
  iconEnd?: ReactNode;
}

/** A link that looks like a button. It opens another page and never changes anything. */
export function LinkButton({ variant, size, block, icon, iconEnd, className, children, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={cx(button({ variant, size, block }), className)}>{icon}{children}{iconEnd}</Link>;
}
