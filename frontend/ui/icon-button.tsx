import { cx } from '#styled/css';
import { button, type ButtonVariantProps } from '#styled/recipes';
import type { ComponentProps, ReactNode } from 'react';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'>, Pick<ButtonVariantProps, 'variant' | 'size'> {
  /** Accessible name of the button, which the browser also shows on hover. */
  label: string;
  /** The icon that the button shows. */
  children: ReactNode;
  round?: boolean;
}

/** A square or round button that shows only an icon. */
export function IconButton({ label, variant = 'ghost', size, round = false, className, type = 'button', ...rest }: IconButtonProps) {
  return <button {...rest} type={type} aria-label={label} className={cx(button({ variant, size, shape: round ? 'round' : 'icon' }), className)} />;
}
