import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { UNITS } from '#contracts/journeys.ts';
import { isOneOf } from '#contracts/typed-records.ts';
import { utcDay } from '#contracts/utc-days.ts';
import { wrap } from '#styled/patterns';
import { SavedViews } from '#features/analytics/views/saved-views.tsx';
import { isPlace } from '#features/journeys/event-places.ts';
import type { PlaceKey } from '#features/journeys/event-places.ts';
import { readFunnelAddress, writeFunnelAddress } from '#features/journeys/funnel/funnel-address.ts';
import { FirstValuePanel } from '#features/journeys/first-value/first-value-panel.tsx';
import { FunnelPanel } from '#features/journeys/funnel/funnel-panel.tsx';
import { LifecyclePanel } from '#features/journeys/lifecycle/lifecycle-panel.tsx';
import { PathsPanel } from '#features/journeys/paths/paths-panel.tsx';
import { RetentionPanel } from '#features/journeys/retention/retention-panel.tsx';
import { segmentOf, SegmentSelect } from '#features/journeys/segment-select.tsx';
import { RangePicker } from '#features/sales/range-picker.tsx';
import { readRange, writeRange } from '#features/sales/sales-range.ts';
import { momentsOf, spanWords } from '#lib/day-span.ts';
import { searchNow } from '#lib/search-now.ts';
import { ScrollingTabs } from '#ui/scrolling-tabs.tsx';
import { AdminPage } from './admin-page.tsx';
import { JOURNEYS } from './admin.words.ts';

const TABS = ['funnels', 'paths', 'retention', 'lifecycle', 'value'] as const;

/** The administration page with reports about what people do between a visit and a purchase. The address holds all choices of the page. */
export function AdminJourneysPage() {
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => utcDay(Date.now()));
  const range = readRange(params, today);
  const period = momentsOf(range);
  const asked = params.get('tab') ?? '';
  const tab = isOneOf(TABS, asked) ? asked : 'funnels';
  const change = (parts: Record<string, string>): void => setParams(new URLSearchParams([...new Map([...searchNow(), ...Object.entries(parts)])]), { replace: true });
  const place = (name: string, usual: PlaceKey): PlaceKey => {
    const key = params.get(name) ?? '';
    return isPlace(key) ? key : usual;
  };
  const segment = segmentOf(params.get('who'));
  const askedUnit = params.get('unit') ?? '';
  const unit = isOneOf(UNITS, askedUnit) ? askedUnit : 'week';
  const tabs = TABS.map((name) => ({ to: `?${new URLSearchParams([...new Map([...params, ['tab', name]])]).toString()}`, label: JOURNEYS.tabs[name], current: name === tab }));
  return (
    <AdminPage
      title={JOURNEYS.title} intro={JOURNEYS.intro(spanWords(range))}
      actions={(
        <div className={wrap({ gap: '2', alignItems: 'center' })}>
          <RangePicker range={range} today={today} onChange={(next) => setParams(writeRange(searchNow(), next), { replace: true })} />
          {tab !== 'lifecycle' && <SegmentSelect value={params.get('who')} onChange={(who) => change({ who })} />}
          <SavedViews page="journeys" address={params.toString()} />
        </div>
      )}
    >
      <ScrollingTabs tabs={tabs} label={JOURNEYS.title} />
      {tab === 'funnels' && <FunnelPanel funnel={readFunnelAddress(params)} segment={segment} period={period} onChange={(funnel) => setParams(writeFunnelAddress(searchNow(), funnel), { replace: true })} />}
      {tab === 'paths' && <PathsPanel event={place('event', 'sign_up')} direction={params.get('direction') === 'before' ? 'before' : 'after'} segment={segment} period={period} onChange={change} />}
      {tab === 'retention' && <RetentionPanel choice={{ first: place('first', 'sign_up'), then: place('then', 'run'), unit }} segment={segment} period={period} onChange={(choice) => change({ ...choice })} />}
      {tab === 'lifecycle' && <LifecyclePanel unit={unit} period={period} onChange={(next) => change({ unit: next })} />}
      {tab === 'value' && <FirstValuePanel entry={place('entry', 'sign_up')} value={place('value', 'run')} segment={segment} period={period} onChange={change} />}
    </AdminPage>
  );
}
