import { useState } from 'react';
import { FileDown } from 'lucide-react';
import { css } from '#styled/css';
import type { resultCounts } from '#contracts/challenge-votes.ts';
import type * as z from 'zod/mini';
import { toast } from '#ui/toast.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { COUNTED } from '../challenge-winners.words.ts';
import { largeFactList, SideCard } from '../page/side-card.tsx';

type Counts = z.infer<typeof resultCounts>;

/** The card on how a challenge's votes were counted, with a download of every vote without its voter. */
export function CountedCard({ challengeId, slug, counts }: { challengeId: string; slug: string; counts: Counts }) {
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const { saveVotes } = await import('./save-votes.ts');
      await saveVotes(challengeId, slug);
    } catch {
      toast({ tone: 'destructive', title: COUNTED.csvFailed });
    } finally {
      setBusy(false);
    }
  };
  return (
    <SideCard title={COUNTED.title}>
      <dl className={largeFactList}>
        <div><dt>{COUNTED.votes}</dt><dd>{counts.votes.toLocaleString('en-US')}</dd></div>
        <div><dt>{COUNTED.voters}</dt><dd>{counts.voters.toLocaleString('en-US')}</dd></div>
        <div><dt>{COUNTED.exposures}</dt><dd>{COUNTED.exposuresText(counts)}</dd></div>
        <div><dt>{COUNTED.ties}</dt><dd>{COUNTED.tiesText(counts)}</dd></div>
        <div><dt>{COUNTED.judged}</dt><dd>{COUNTED.judgedText(counts)}</dd></div>
      </dl>
      <p className={css({ display: 'flex', gap: '2.5', marginBlockStart: '3.5', textStyle: 'meta', color: 'fg.muted' })}><FileDown size={16} aria-hidden /><span>{busy ? COUNTED.csvBusy : <>{COUNTED.csvText} <TextButton onClick={() => void save()}>{COUNTED.csvButton}</TextButton>.</>}</span></p>
    </SideCard>
  );
}
