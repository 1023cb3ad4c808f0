import { Menu as Ark, useMenuContext } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import type { UseMenuContext } from '@ark-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '#styled/css';
import { menu, segmented } from '#styled/recipes';
import { keysOnly } from '#ui/keys-only.ts';

export interface MenuProps {
  /** The button that opens the menu. It must take a ref and spread its props. */
  trigger: ReactElement;
  /** Contents of the menu: MenuItem, MenuLabel, MenuSeparator, and text between them. */
  children: ReactNode;
  open?: boolean;
  /** Opens the menu when it is mounted, because the press on its button loaded the menu's code. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  placement?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end' | 'right-start';
  className?: string;
}

/** A button that opens a menu. Typing, arrow keys, Home and End move through the menu. */
export function Menu({ trigger, children, open, defaultOpen, onOpenChange, placement = 'bottom-end', className }: MenuProps) {
  return (
    <Ark.Root open={open} defaultOpen={defaultOpen} onOpenChange={(details) => onOpenChange?.(details.open)} positioning={{ placement, gutter: 8 }} lazyMount unmountOnExit>
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={cx(menu().content, className)} data-on="overlay">{children}</Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

export interface MenuItemProps {
  /** Id of the menu item, unique in the menu. */
  value: string;
  children: ReactNode;
  icon?: ReactNode;
  /** Text at the right end of the menu item, such as a count. */
  hint?: ReactNode;
  /** Name of the key that does the same, at the right end of the menu item. It is hidden where the pointer is a finger. */
  shortcut?: string;
  /** Address that the menu item opens as a link. Without it the item calls `onSelect`. */
  to?: string;
  onSelect?: () => void;
  tone?: 'bad' | 'orange';
  disabled?: boolean;
  className?: string;
}

/**
 * Moves focus from a closing menu to its button. A move of the mouse just before the press focuses the menu once more while it closes. A dialog
 * that the item opened would then return focus to the menu, which is gone by then. So this must run before the dialog traps focus, a frame later.
 */
function returnFocus(menu: UseMenuContext): void {
  if (document.activeElement?.id === menu.getContentProps().id) document.getElementById(menu.getTriggerProps().id ?? '')?.focus({ preventScroll: true });
}

/** One item of a Menu. */
export function MenuItem({ value, children, icon, hint, shortcut, to, onSelect, tone, disabled, className }: MenuItemProps) {
  const styles = menu();
  const inside = <>{icon}{children}{hint === undefined ? null : <span className={styles.hint}>{hint}</span>}{shortcut && <span className={cx(styles.hint, keysOnly)}>{shortcut}</span>}</>;
  const menuApi = useMenuContext();
  const select = onSelect && (() => {
    requestAnimationFrame(() => returnFocus(menuApi));
    onSelect();
  });
  const shared = { value, disabled, onSelect: select, 'data-tone': tone };
  const look = cx(styles.item, className);
  if (to === undefined) return <Ark.Item {...shared} className={look}>{inside}</Ark.Item>;
  return <Ark.Item {...shared} asChild><Link to={to} tabIndex={-1} className={look}>{inside}</Link></Ark.Item>;
}

/** A hairline between groups of menu items. */
export const MenuSeparator = ({ className }: { className?: string }) => <Ark.Separator className={cx(menu().separator, className)} />;

export interface MenuChoiceProps<V extends string> {
  label: string;
  options: readonly { value: V; label: string; icon: ReactNode }[];
  value: V;
  onValueChange: (value: V) => void;
}

/** A choice between a few icons inside a menu, which stays open. Its options are radio items, because a menu may not contain a radio group. */
export function MenuChoice<V extends string>({ label, options, value, onValueChange }: MenuChoiceProps<V>) {
  const styles = segmented();
  return (
    <Ark.RadioItemGroup value={value} onValueChange={(details) => onValueChange(details.value as V)} aria-label={label} className={styles.root}>
      {options.map((option) => (
        <Ark.RadioItem key={option.value} value={option.value} closeOnSelect={false} aria-label={option.label} title={option.label} className={styles.item}>{option.icon}</Ark.RadioItem>
      ))}
    </Ark.RadioItemGroup>
  );
}
