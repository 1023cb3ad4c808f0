import { useState } from 'react';
import { Plus } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, wrap } from '#styled/patterns';
import { deleteFeature } from '#contracts/next-features.ts';
import type { AdminFeature } from '#contracts/next-features.ts';
import { messageOf } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { adminFeaturesQuery, useFeatureChange } from './features-admin.queries.ts';
import { FeatureForm } from './feature-form.tsx';
import { FeatureList } from './feature-list.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { VotesChart } from './votes-chart.tsx';
import { FEATURES_PANEL, NEXT_FEATURES } from '../next-features.words.ts';

type Open = { what: 'new' } | { what: 'edit' | 'merge' | 'delete'; feature: AdminFeature };

/** Administrators' page about next features: the votes, the list, and the dialogs that change it. */
export function FeaturesPanel() {
  const features = useQuery(adminFeaturesQuery);
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  if (features.isPending) return <div aria-busy="true"><Skeleton radius="lg" className={css({ height: '[560px]' })} /></div>;
  if (!features.data) return <FetchProblem error={features.error} onRetry={() => void features.refetch()} />;
  const list = features.data;
  return (
    <>
      <Card as="section" pad="lg" radius="lg" aria-labelledby="features-title" className={panel}>
        <header className={wrap({ gap: '3', justifyContent: 'space-between', alignItems: 'center' })}>
          <h2 id="features-title" className={css({ textStyle: 'h3' })}>{FEATURES_PANEL.theListHeading}</h2>
          <Button size="sm" variant="primary" icon={<Plus aria-hidden />} onClick={() => setOpen({ what: 'new' })}>{FEATURES_PANEL.button}</Button>
        </header>
        <FeatureList features={list} onOpen={(what, feature) => setOpen({ what, feature })} />
      </Card>
      <Card as="section" pad="lg" radius="lg" aria-labelledby="votes-title" className={panel}>
        <h2 id="votes-title" className={css({ textStyle: 'h3' })}>{FEATURES_PANEL.votesHeading}</h2>
        <VotesChart features={list} />
      </Card>
      {open?.what === 'new' && <FeatureForm feature={null} onClose={close} />}
      {open?.what === 'edit' && <FeatureForm feature={open.feature} onClose={close} />}
      {open?.what === 'merge' && <MergeDialog feature={open.feature} others={list.filter(({ id }) => id !== open.feature.id)} onClose={close} />}
      {open?.what === 'delete' && <DeleteDialog feature={open.feature} onClose={close} />}
    </>
  );
}

function DeleteDialog({ feature, onClose }: { feature: AdminFeature; onClose(): void }) {
  const remove = useFeatureChange(deleteFeature);
  return (
    <ConfirmDialog
      title={FEATURES_PANEL.title(feature.title)} description={FEATURES_PANEL.deleteText} action={FEATURES_PANEL.action} busyLabel={FEATURES_PANEL.busyLabel} busy={remove.isPending}
      problem={remove.error && messageOf(remove.error, NEXT_FEATURES.failed)}
      onConfirm={() => remove.mutate({ params: { id: feature.id }, query: { revision: feature.revision }, body: undefined }, { onSuccess: onClose })} onClose={onClose}
    />
  );
}

const panel = column({ gap: '5' });
