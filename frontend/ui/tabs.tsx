import { Tabs as Ark } from '@ark-ui/react/tabs';
import type { ReactNode } from 'react';
import { tabs } from '#styled/recipes';

export interface TabItem {
  value: string;
  label: ReactNode;
  icon?: ReactNode;
  count?: number;
  disabled?: boolean;
  /** Content that the open tab shows; left out when the caller renders it elsewhere. */
  panel?: ReactNode;
}

export interface TabsProps {
  items: readonly TabItem[];
  value: string;
  onValueChange: (value: string) => void;
  /** Accessible name of the list of tabs. */
  label: string;
  /** Puts tabs that do not fit on a second line; otherwise the row of tabs scrolls. */
  wrap?: boolean;
  className?: string;
}

/** Tabs with their contents. The content of a tab is rendered when the tab is first opened, and kept afterwards. */
export function Tabs({ items, value, onValueChange, label, wrap = false, className }: TabsProps) {
  const styles = tabs();
  return (
    <Ark.Root value={value} onValueChange={(details) => onValueChange(details.value)} lazyMount className={className ?? styles.root}>
      <Ark.List className={styles.list} data-wrap={wrap || undefined} aria-label={label}>
        {items.map((item) => (
          <Ark.Trigger key={item.value} value={item.value} disabled={item.disabled} className={styles.tab}>
            {item.icon}{item.label}
            {item.count === undefined ? null : <span className={styles.count}>{item.count.toLocaleString('en-US')}</span>}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {items.map((item) => (item.panel === undefined ? null : <Ark.Content key={item.value} value={item.value} className={styles.panel}>{item.panel}</Ark.Content>))}
    </Ark.Root>
  );
}
