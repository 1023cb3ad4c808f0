import type { ComponentProps } from 'react';
import { css } from '#styled/css';
import { LinkTabs } from './link-tabs.tsx';
import { useOpenTabInSight } from './use-open-tab-in-sight.ts';

/**
 * Tabs that are links, in a row that is wider than a phone. The row scrolls to the open tab, also after loaded counts have made other tabs
 * wider.
 */
export function ScrollingTabs(props: ComponentProps<typeof LinkTabs>) {
  const place = useOpenTabInSight(props.tabs.find(({ current }) => current)?.to, props.tabs.some(({ count }) => count !== undefined));
  return <div ref={place} className={css({ minWidth: '0' })}><LinkTabs {...props} /></div>;
}
