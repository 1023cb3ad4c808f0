import { Menu as Ark } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '#styled/css';
import { menu } from '#styled/recipes';

export interface MenuItem {
  /** Unique in the menu. */
  value: string;
  label: ReactNode;
  icon?: ReactNode;
  /** At the right end: a count, a key. */
  hint?: ReactNode;
  /** Goes there; otherwise onSelect acts. */
  to?: string;
  onSelect?: () => void;
  tone?: 'bad' | 'orange';
  disabled?: boolean;
}

export interface MenuGroup {
  label?: string;
  items: readonly MenuItem[];
}

export interface MenuProps {
  /** The button that opens it; it must take a ref and spread its props. */
  trigger: ReactElement;
  /** Groups are kept apart by hairlines. */
  groups: readonly MenuGroup[];
  /** Above the items, e.g. who is signed in. */
  header?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  placement?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end' | 'right-start';
  className?: string;
}

/** A menu button. Type-ahead, arrows, Home and End work; links are real links. */
export function Menu({ trigger, groups, header, open, onOpenChange, placement = 'bottom-end', className }: MenuProps) {
  const styles = menu();
  return (
    <Ark.Root open={open} onOpenChange={(details) => onOpenChange?.(details.open)} positioning={{ placement, gutter: 8 }} lazyMount unmountOnExit>
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={cx(styles.content, className)} data-on="overlay">
            {header}
            {groups.map((group, index) => (
              <Fragment key={group.label ?? group.items[0]?.value ?? index}>
                {index > 0 || header ? <Ark.Separator className={styles.separator} /> : null}
                <Ark.ItemGroup>
                  {group.label ? <Ark.ItemGroupLabel className={styles.label}>{group.label}</Ark.ItemGroupLabel> : null}
                  {group.items.map((item) => {
                    const inside = <>{item.icon}{item.label}{item.hint === undefined ? null : <span className={styles.hint}>{item.hint}</span>}</>;
                    const shared = { value: item.value, disabled: item.disabled, onSelect: item.onSelect, 'data-tone': item.tone };
                    return item.to
                      ? <Ark.Item key={item.value} {...shared} asChild><Link to={item.to} className={styles.item}>{inside}</Link></Ark.Item>
                      : <Ark.Item key={item.value} {...shared} className={styles.item}>{inside}</Ark.Item>;
                  })}
                </Ark.ItemGroup>
              </Fragment>
            ))}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
