import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { css } from '#styled/css';
import { LinkTabs } from '#ui/link-tabs.tsx';

/** The tabs of an administrators' page. Narrow screens show a part of the row: the open tab is in it, also once counts have made the others wider. */
export function AdminTabs(props: ComponentProps<typeof LinkTabs>) {
  const place = useRef<HTMLDivElement>(null);
  const open = props.tabs.find(({ current }) => current)?.to;
  const counted = props.tabs.some(({ count }) => count !== undefined);
  useEffect(() => {
    const tab = place.current?.querySelector<HTMLElement>('[aria-current=page]');
    const row = tab?.parentElement;
    // scrollIntoView would scroll the page too.
    if (tab && row) row.scrollLeft += tab.getBoundingClientRect().left - row.getBoundingClientRect().left - (row.clientWidth - tab.offsetWidth) / 2;
  }, [open, counted]);
  return <div ref={place} className={css({ minWidth: '0' })}><LinkTabs {...props} /></div>;
}
