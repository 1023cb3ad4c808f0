import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { tabs } from '#styled/recipes';

export interface LinkTab {
  to: string;
  label: ReactNode;
  count?: number;
  end?: boolean;
  /** Whether this tab is the open one, where the path alone does not tell. */
  current?: boolean;
}

/** Tabs that are links in a nav, so that the address holds the open tab. They need little code, so the first visit loads fast. */
export function LinkTabs({ tabs: items, label }: { tabs: readonly LinkTab[]; label: string }) {
  const styles = tabs();
  return (
    <nav aria-label={label} className={styles.list}>
      {items.map((item) => {
        const inside = <>{item.label}{item.count === undefined ? null : <span className={styles.count}>{item.count.toLocaleString('en-US')}</span>}</>;
        return item.current === undefined
          ? <NavLink key={item.to} to={item.to} end={item.end} className={styles.tab}>{inside}</NavLink>
          : <Link key={item.to} to={item.to} aria-current={item.current ? 'page' : undefined} className={styles.tab}>{inside}</Link>;
      })}
    </nav>
  );
}
