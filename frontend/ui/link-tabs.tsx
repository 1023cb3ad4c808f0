import type { MouseEvent, ReactNode } from 'react';
import { Link, NavLink, useNavigate } from 'react-router-dom';
import { tabs } from '#styled/recipes';
import { searchNow } from '#lib/search-now.ts';

export interface LinkTab {
  to: string;
  /** Makes the address of the tab from the query parameters of the address bar when the tab is pressed. For tabs that keep filters, which may be newer than `to`. */
  toNow?: (params: URLSearchParams) => string;
  label: ReactNode;
  count?: number;
  end?: boolean;
  /** Whether this tab is the open one, where the path alone does not tell. */
  current?: boolean;
}

/** Tabs that are links in a nav, so that the address holds the open tab. They need little code, so the first visit loads fast. */
export function LinkTabs({ tabs: items, label }: { tabs: readonly LinkTab[]; label: string }) {
  const styles = tabs();
  const navigate = useNavigate();
  // A press that opens another browser tab or window is left to the browser.
  const press = (event: MouseEvent, { toNow }: LinkTab): void => {
    if (!toNow || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { pathname, search } = window.location;
    const to = toNow(searchNow());
    void navigate(to, { replace: to === pathname + search });
  };
  return (
    <nav aria-label={label} className={styles.list}>
      {items.map((item) => {
        const inside = <>{item.label}{item.count === undefined ? null : <span className={styles.count}>{item.count.toLocaleString('en-US')}</span>}</>;
        return item.current === undefined
          ? <NavLink key={item.to} to={item.to} end={item.end} className={styles.tab}>{inside}</NavLink>
          : <Link key={item.to} to={item.to} aria-current={item.current ? 'page' : undefined} className={styles.tab} onClick={(event) => press(event, item)}>{inside}</Link>;
      })}
    </nav>
  );
}
