import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { tabs } from '#styled/recipes';

export interface LinkTab {
  to: string;
  label: ReactNode;
  count?: number;
  end?: boolean;
}

/** Tabs whose choice is the address: links in a nav, light enough for the first load. */
export function LinkTabs({ tabs: items, label }: { tabs: readonly LinkTab[]; label: string }) {
  const styles = tabs();
  return (
    <nav aria-label={label} className={styles.list}>
      {items.map((item) => (
        <NavLink key={item.to} to={item.to} end={item.end} className={styles.tab}>
          {item.label}
          {item.count === undefined ? null : <span className={styles.count}>{item.count.toLocaleString('en-US')}</span>}
        </NavLink>
      ))}
    </nav>
  );
}
