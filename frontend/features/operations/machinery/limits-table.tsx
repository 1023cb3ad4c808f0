import type { Machinery } from '#contracts/machinery.ts';
import { css } from '#styled/css';
import { metaText, monoText } from '#styled/patterns';
import { Moment } from '#ui/moment.tsx';
import { ReportTable } from '#ui/report-table.tsx';
import { LIMITS_TABLE } from '../machinery.words.ts';

/** Table of the API's rate limits; those that refused requests come first. */
export function LimitsTable({ limits }: { limits: Machinery['limits'] }) {
  const sorted = [...limits].sort((a, b) => b.refused - a.refused || a.name.localeCompare(b.name));
  return (
    <div>
      <h3 className={css({ textStyle: 'h4' })}>{LIMITS_TABLE.title}</h3>
      <p className={metaText({ marginBlockEnd: '2' })}>{LIMITS_TABLE.note}</p>
      <ReportTable label={LIMITS_TABLE.label}>
        <thead><tr>{LIMITS_TABLE.columns.map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>
          {sorted.map(({ name, points, seconds, refused, lastRefusedAt }) => (
            <tr key={name}><th scope="row"><code className={monoText()}>{name}</code></th><td>{LIMITS_TABLE.allowed(points, seconds)}</td><td>{refused.toLocaleString('en-US')}</td><td>{lastRefusedAt === null ? LIMITS_TABLE.never : <Moment at={lastRefusedAt} />}</td></tr>
          ))}
        </tbody>
      </ReportTable>
    </div>
  );
}
