import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { css } from '#styled/css';
import { column, metaText } from '#styled/patterns';
import type { NextFeature } from '#contracts/next-features.ts';
import { nextFeaturesAtom } from '#shared/next-features/next-features-dialog.ts';
import { useAuth } from '#lib/session.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { ballotOrder } from './ballot-order.ts';
import { FeatureCard } from './feature-card.tsx';
import { nextFeaturesQuery } from './next-features.queries.ts';
import { NEXT_FEATURES_DIALOG } from './next-features.words.ts';

/** Dialog in which signed-in users vote for next features. Signed-out visitors see no dialog (docs/rules/feedback.md#one-vote). */
export function NextFeaturesDialog() {
  const { user } = useAuth();
  const setOpen = useSetAtom(nextFeaturesAtom);
  const features = useQuery(nextFeaturesQuery(user !== null));
  if (!user) return null;
  return (
    <Dialog open onOpenChange={setOpen} title={NEXT_FEATURES_DIALOG.title} description={NEXT_FEATURES_DIALOG.description} size="md">
      {features.isPending ? (
        <p role="status" className={quiet}>{NEXT_FEATURES_DIALOG.loadingFeaturesText}</p>
      ) : !features.data ? (
        <FetchProblem error={features.error} onRetry={() => void features.refetch()} />
      ) : features.data.length === 0 ? (
        <p role="status" className={quiet}>{NEXT_FEATURES_DIALOG.emptyText}</p>
      ) : (
        <Ballot features={features.data} />
      )}
    </Dialog>
  );
}

function Ballot({ features }: { features: readonly NextFeature[] }) {
  const total = features.reduce((sum, { votes }) => sum + votes, 0);
  return (
    <div className={column({ gap: '4' })}>
      <dl aria-label={NEXT_FEATURES_DIALOG.label} className={css({ display: 'grid', gap: '3', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' })}>
        <Figure name={NEXT_FEATURES_DIALOG.featuresName} value={features.length} />
        <Figure name={NEXT_FEATURES_DIALOG.totalVotesName} value={total} />
        <Figure name={NEXT_FEATURES_DIALOG.inProgressName} value={features.filter(({ status }) => status === 'in_progress').length} />
      </dl>
      <ul className={column({ gap: '3' })}>
        {ballotOrder(features).map((feature) => <FeatureCard key={feature.id} feature={feature} total={total} />)}
      </ul>
    </div>
  );
}

const Figure = ({ name, value }: { name: string; value: number }) => (
  <div className={css({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', textAlign: 'center' })}>
    <dt className={metaText()}>{name}</dt>
    <dd className={css({ textStyle: 'stat' })}>{value.toLocaleString('en-US')}</dd>
  </div>
);

const quiet = css({ color: 'fg.muted', textAlign: 'center', paddingBlock: '6' });
