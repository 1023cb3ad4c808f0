import type { ComponentProps } from 'react';
import { css } from '#styled/css';
import { LinkTabs } from '#ui/link-tabs.tsx';
import { useOpenTabInSight } from '#ui/use-open-tab-in-sight.ts';

/**
 * The tabs of an administration page. Narrow screens show only a part of their row, so it scrolls to the open tab, also after loaded counts
 * have made other tabs wider.
 */
export function AdminTabs(props: ComponentProps<typeof LinkTabs>) {
  const place = useOpenTabInSight(props.tabs.find(({ current }) => current)?.to, props.tabs.some(({ count }) => count !== undefined));
  return <div ref={place} className={css({ minWidth: '0' })}><LinkTabs {...props} /></div>;
}
