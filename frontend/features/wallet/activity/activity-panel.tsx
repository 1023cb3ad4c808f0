import type { ReactNode } from 'react';
import { Download } from 'lucide-react';
import { css, cx } from '#styled/css';
import { hstack, stack } from '#styled/patterns';
import { button } from '#styled/recipes';
import { Card } from '#ui/card.tsx';
import { DateInput } from '#ui/date-input.tsx';
import { Field } from '#ui/field.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { Select } from '#ui/select.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { ALL_ACTIVITY, csvAddress } from './activity-address.ts';
import type { ActivityChange, ActivityFilter } from './activity-address.ts';
import { ActivityList } from './activity-list.tsx';
import { TypeFilter } from './type-filter.tsx';
import { ACTIVITY_PANEL } from '../wallet.words.ts';

const DIRECTIONS = [{ value: 'any', label: ACTIVITY_PANEL.inAndOutLabel }, { value: 'in', label: ACTIVITY_PANEL.onlyInLabel }, { value: 'out', label: ACTIVITY_PANEL.onlyOutLabel }] as const;

interface ActivityPanelProps {
  filter: ActivityFilter;
  onChange(part: ActivityChange): void;
  empty: ReactNode;
}

/** The wallet's activity with its filters and its export. */
export function ActivityPanel({ filter, onChange: change, empty }: ActivityPanelProps) {
  const filtered = Object.keys(filter).length > 0;
  return (
    <Card as="section" radius="lg" aria-labelledby="activity-title">
      <div className={stack({ gap: '4', padding: { base: '3', md: '4' } })}>
        <div className={hstack({ justifyContent: 'space-between', gap: '3' })}>
          <h2 id="activity-title" className={css({ textStyle: 'h4' })}>{ACTIVITY_PANEL.heading}</h2>
          <a href={csvAddress(filter)} download className={cx(button({ size: 'sm' }))}><Download size={16} aria-hidden />{ACTIVITY_PANEL.link}</a>
        </div>
        <div role="search" aria-label={ACTIVITY_PANEL.heading} className={bar}>
          <Field label={ACTIVITY_PANEL.searchLabel}><SearchBox placeholder={ACTIVITY_PANEL.placeholder} q={filter.q ?? ''} onSearch={(q) => change({ q })} /></Field>
          <Field label={ACTIVITY_PANEL.typeLabel} group><TypeFilter types={filter.types ?? []} onChange={(types) => change({ types })} /></Field>
          <Field label={ACTIVITY_PANEL.directionLabel}><Select options={DIRECTIONS} value={filter.direction ?? 'any'} onValueChange={(direction) => change({ direction: direction === 'any' ? undefined : direction })} /></Field>
          <Field label={ACTIVITY_PANEL.fromLabel}><DateInput value={filter.from ?? null} {...(filter.to && { max: filter.to })} onValueChange={(from) => change({ from: from ?? undefined })} /></Field>
          <Field label={ACTIVITY_PANEL.toLabel}><DateInput value={filter.to ?? null} {...(filter.from && { min: filter.from })} onValueChange={(to) => change({ to: to ?? undefined })} /></Field>
        </div>
        {filtered && <p className={css({ textStyle: 'small' })}><TextButton onClick={() => change(ALL_ACTIVITY)}>{ACTIVITY_PANEL.button}</TextButton></p>}
      </div>
      <ActivityList filter={filter} empty={empty} onClear={() => change(ALL_ACTIVITY)} />
    </Card>
  );
}

const bar = css({
  display: 'grid', gap: '3', gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 2fr) repeat(4, minmax(0, 1fr))' },
  '& > :first-child': { gridColumn: { base: '1 / -1', lg: 'auto' } },
});
