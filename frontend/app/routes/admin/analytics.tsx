import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isOneOf } from '#contracts/typed-records.ts';
import { utcDay } from '#contracts/utc-days.ts';
import { wrap } from '#styled/patterns';
import { BehindSheet } from '#features/analytics/behind/behind-sheet.tsx';
import type { Behind } from '#features/analytics/behind/behind.ts';
import { CohortsPanel } from '#features/analytics/cohorts/cohorts-panel.tsx';
import { PeoplePanel } from '#features/analytics/people/people-panel.tsx';
import { RunsPanel, SPLITS } from '#features/analytics/runs/runs-panel.tsx';
import { SpeedPanel } from '#features/analytics/runs/speed-panel.tsx';
import { StoragePanel } from '#features/analytics/storage/storage-panel.tsx';
import { TokensPanel } from '#features/analytics/tokens/tokens-panel.tsx';
import { LISTS, TopPanel } from '#features/analytics/top/top-panel.tsx';
import { SavedViews } from '#features/analytics/views/saved-views.tsx';
import { RangePicker } from '#features/sales/range-picker.tsx';
import { readRange, writeRange } from '#features/sales/sales-range.ts';
import { spanBefore, spanWords } from '#lib/day-span.ts';
import { searchNow } from '#lib/search-now.ts';
import { Switch } from '#ui/switch.tsx';
import { ScrollingTabs } from '#ui/scrolling-tabs.tsx';
import { AdminPage } from './admin-page.tsx';
import { ANALYTICS } from './admin.words.ts';
import { withParam } from './with-param.ts';

const TABS = ['people', 'runs', 'tokens', 'speed', 'top', 'cohorts', 'storage'] as const;
const PATHS = {
  prompt: (slug: string) => `/prompt/${slug}`,
  pack: (id: string) => `/prompt-pack/${id}`,
  search: (words: string) => `/marketplace?${new URLSearchParams({ q: words }).toString()}`,
};
const personPath = (id: string): string => `/admin/users?user=${id}`;

/** The administration page with figures of the whole shop. The address holds all choices of the page. */
export function AdminAnalyticsPage() {
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => utcDay(Date.now()));
  const [behind, setBehind] = useState<Behind | null>(null);
  const span = readRange(params, today);
  const chosen = <const Choice extends string>(name: string, choices: readonly Choice[], usual: NoInfer<Choice>): Choice => {
    const asked = params.get(name) ?? '';
    return isOneOf(choices, asked) ? asked : usual;
  };
  const tab = chosen('tab', TABS, 'people');
  const compare = params.get('compare') !== 'off';
  const change = (name: string, value: string): void => setParams(withParam(searchNow(), name, value), { replace: true });
  const tabs = TABS.map((name) => ({ to: `?${new URLSearchParams([...new Map([...params, ['tab', name]])]).toString()}`, label: ANALYTICS.tabs[name], current: name === tab }));
  const panel = { span, compare, onBehind: setBehind };
  return (
    <AdminPage
      title={ANALYTICS.title}
      intro={compare ? ANALYTICS.compared(spanWords(span), spanWords(spanBefore(span))) : ANALYTICS.intro(spanWords(span))}
      actions={
        <div className={wrap({ gap: '2', alignItems: 'center' })}>
          <RangePicker range={span} today={today} onChange={(next) => setParams(writeRange(searchNow(), next), { replace: true })} />
          <SavedViews page="analytics" address={params.toString()} />
        </div>
      }
    >
      <Switch checked={compare} onCheckedChange={(on) => change('compare', on ? 'on' : 'off')}>{ANALYTICS.compare}</Switch>
      <ScrollingTabs tabs={tabs} label={ANALYTICS.title} />
      {tab === 'people' && <PeoplePanel {...panel} />}
      {tab === 'runs' && <RunsPanel {...panel} split={chosen('split', SPLITS, 'type')} onSplit={(split) => change('split', split)} />}
      {tab === 'tokens' && <TokensPanel {...panel} />}
      {tab === 'speed' && <SpeedPanel {...panel} />}
      {tab === 'top' && <TopPanel {...panel} list={chosen('list', LISTS, 'prompts')} onList={(list) => change('list', list)} paths={PATHS} />}
      {tab === 'cohorts' && <CohortsPanel {...panel} journeysPath="/admin/journey-analytics?tab=retention" />}
      {tab === 'storage' && <StoragePanel {...panel} />}
      {behind && <BehindSheet behind={behind} personPath={personPath} onClose={() => setBehind(null)} />}
    </AdminPage>
  );
}
