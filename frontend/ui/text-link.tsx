import { cx } from '#styled/css';
import { textLink } from '#styled/recipes';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

/** A link inside a text or beside a heading; `quiet` makes it grey. */
export function TextLink({ quiet = false, className, ...rest }: LinkProps & { quiet?: boolean }) {
  return <Link {...rest} data-quiet={quiet || undefined} className={cx(textLink(), className)} />;
}

/** A button that looks like a text link. */
export function TextButton({ quiet = false, className, type = 'button', ...rest }: ComponentProps<'button'> & { quiet?: boolean }) {
  return <button {...rest} type={type} data-quiet={quiet || undefined} className={cx(textLink(), className)} />;
}
