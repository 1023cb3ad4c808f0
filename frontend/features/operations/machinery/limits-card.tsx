import type { Machinery } from '#contracts/machinery.ts';
import { monoText } from '#styled/patterns';
import { Moment } from '#ui/moment.tsx';
import { ReportTable } from '#ui/report-table.tsx';
import { LIMITS_CARD } from '../machinery.words.ts';
import { MachineryCard } from './machinery-card.tsx';

/** Card with the API's rate limits; those that refused requests come first. */
export const LimitsCard = () => (
  <MachineryCard title={LIMITS_CARD.title} intro={LIMITS_CARD.intro}>{({ limits }) => <LimitsTable limits={limits} />}</MachineryCard>
);

/** Table of the rate limits with what each refused. */
export function LimitsTable({ limits }: { limits: Machinery['limits'] }) {
  const sorted = [...limits].sort((a, b) => b.refused - a.refused || a.name.localeCompare(b.name));
  return (
    <ReportTable label={LIMITS_CARD.label}>
      <thead><tr>{LIMITS_CARD.columns.map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
      <tbody>
        {sorted.map(({ name, points, seconds, refused, lastRefusedAt }) => (
          <tr key={name}><th scope="row"><code className={monoText()}>{name}</code></th><td>{LIMITS_CARD.allowed(points, seconds)}</td><td>{refused.toLocaleString('en-US')}</td><td>{lastRefusedAt === null ? LIMITS_CARD.never : <Moment at={lastRefusedAt} />}</td></tr>
        ))}
      </tbody>
    </ReportTable>
  );
}
