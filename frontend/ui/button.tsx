import { Loader } from '#ui/loader.tsx';
import { css, cx } from '#styled/css';
import { button, type ButtonVariantProps } from '#styled/recipes';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

type Look = Pick<ButtonVariantProps, 'variant' | 'size' | 'block'>;

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'>, Look {
  children: ReactNode;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  /** Whether the button's action is in progress. The button then keeps focus, is announced as busy, and ignores clicks and form submission. */
  busy?: boolean;
  /** Text in place of the button's label while its action is in progress. The button reserves room for the longer text, so that its width never changes. */
  busyLabel?: ReactNode;
}

const stack = css({ display: 'inline-grid', justifyItems: 'center', alignItems: 'center', minWidth: '0' });
const layer = css({ gridArea: '1 / 1', display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: '2', minWidth: '0' });
const unseen = css({ visibility: 'hidden' });
/** Class that makes a button's text invisible but keeps it in the accessible name, while another text takes its place. */
const clear = css({ opacity: '0' });

/** The button of the design system. The variant `magic` is reserved for the action that makes something; a page has at most one. */
export function Button({ variant, size, block, icon, iconEnd, busy = false, busyLabel, className, children, onClick, type = 'button', ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const label = <>{icon}{children}{iconEnd}</>;
  return (
    <button {...rest} type={type} onClick={press} aria-busy={busy || undefined} aria-disabled={busy || rest['aria-disabled']} className={cx(button({ variant, size, block }), className)}>
      {busy || busyLabel !== undefined ? (
        <span className={stack}>
          <span className={cx(layer, busy && (busyLabel === undefined ? clear : unseen))}>{label}</span>
          <span className={cx(layer, !busy && unseen)}>{busy && <Loader />}{busyLabel}</span>
        </span>
      ) : label}
    </button>
  );
}
