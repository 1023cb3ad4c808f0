import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { css } from '#styled/css';
import { metaText, monoText, mutedText, stack, wrap } from '#styled/patterns';
import type { AdminFlag, FlagName } from '#contracts/flags.ts';
import { relativeTime } from '#lib/relative-time.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FLAGS_PANEL } from '../operations.words.ts';
import { FlagForm } from './flag-form.tsx';
import { flagState } from './flag-words.ts';
import { adminFlagsQuery } from './flags.queries.ts';

/** Lists all feature flags with their state, and opens the form that changes one. */
export function FlagsPanel() {
  const flags = useQuery(adminFlagsQuery);
  const [editing, setEditing] = useState<FlagName | null>(null);
  const edited = flags.data?.find(({ name }) => name === editing);
  return (
    <Card as="section" pad="lg" radius="lg" aria-labelledby="flags-title">
      <h2 id="flags-title" className={css({ textStyle: 'h3' })}>{FLAGS_PANEL.heading}</h2>
      <p className={mutedText({ marginBlockEnd: '4' })}>{FLAGS_PANEL.intro}</p>
      {flags.isPending && <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[72px]' })} /></div>}
      {flags.isError && <FetchProblem error={flags.error} onRetry={() => void flags.refetch()} />}
      {flags.data && (
        <ul className={stack()}>
          {flags.data.map((flag) => <FlagRow key={flag.name} flag={flag} onEdit={() => setEditing(flag.name)} />)}
        </ul>
      )}
      {edited && <FlagForm key={edited.name} flag={edited} onClose={() => setEditing(null)} />}
    </Card>
  );
}

function FlagRow({ flag, onEdit }: { flag: AdminFlag; onEdit(): void }) {
  const { name, label, description, updatedAt } = flag;
  return (
    <li className={row}>
      <div className={stack({ gap: '1', minWidth: '0' })}>
        <p className={wrap({ gap: '2', alignItems: 'center' })}>
          <strong>{label}</strong>
          <Badge tone={updatedAt === null ? 'neutral' : 'brand'}>{flagState(flag)}</Badge>
        </p>
        <p className={mutedText()}>{description}</p>
        <p className={metaText({ overflowWrap: 'anywhere' })}>
          <code className={monoText()}>{name}</code> · {updatedAt === null ? FLAGS_PANEL.untouched : <><Sentence text={FLAGS_PANEL.changedText} parts={{ day: <time dateTime={updatedAt} title={updatedAt}>{relativeTime(updatedAt)}</time> }} /></>}
        </p>
      </div>
      <IconButton size="sm" label={FLAGS_PANEL.label(label)} onClick={onEdit}><Pencil size={16} /></IconButton>
    </li>
  );
}

const row = css({ display: 'flex', gap: '3', justifyContent: 'space-between', alignItems: 'flex-start', paddingBlock: '3', borderBottom: 'soft', '&:last-child': { borderBottom: '[none]' } });
