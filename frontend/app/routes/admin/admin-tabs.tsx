import type { ComponentProps } from 'react';
import { css } from '#styled/css';
import { LinkTabs } from '#ui/link-tabs.tsx';
import { useOpenTabInSight } from '#ui/use-open-tab-in-sight.ts';

/** The tabs of an administrators' page. Narrow screens show a part of the row: the open tab is in it, also once counts have made the others wider. */
export function AdminTabs(props: ComponentProps<typeof LinkTabs>) {
  const place = useOpenTabInSight(props.tabs.find(({ current }) => current)?.to, props.tabs.some(({ count }) => count !== undefined));
  return <div ref={place} className={css({ minWidth: '0' })}><LinkTabs {...props} /></div>;
}
