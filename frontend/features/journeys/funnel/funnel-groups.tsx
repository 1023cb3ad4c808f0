import { subheading } from '#styled/patterns';
import { FUNNEL_WORDS } from '../journeys.words.ts';
import { ReportTable } from '#ui/report-table.tsx';
import { shareWords } from '../share-words.ts';

interface FunnelGroupsProps {
  groups: readonly { value: string | null; people: readonly number[] }[];
  labels: readonly string[];
}

/** A table of the funnel, split by a property of the first step: people per step and group, with their share of the step before. */
export const FunnelGroups = ({ groups, labels }: FunnelGroupsProps) => (
  <div>
    <h3 className={subheading()}>{FUNNEL_WORDS.groupsTitle}</h3>
    <ReportTable label={FUNNEL_WORDS.groupsTitle}>
      <thead><tr><th scope="col">{FUNNEL_WORDS.groupsTitle}</th>{labels.map((label, index) => <th key={index} scope="col">{label}</th>)}</tr></thead>
      <tbody>
        {groups.map(({ value, people }) => (
          <tr key={value ?? ''}>
            <th scope="row">{value ?? FUNNEL_WORDS.unknown}</th>
            {people.map((count, index) => <td key={index}>{count.toLocaleString('en-US')}{index > 0 && ` (${shareWords(count, people[index - 1] ?? 0)})`}</td>)}
          </tr>
        ))}
      </tbody>
    </ReportTable>
  </div>
);
