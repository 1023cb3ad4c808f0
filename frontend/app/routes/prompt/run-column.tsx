import { Suspense, useEffect, useMemo } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import { offerQuery } from '#features/prompts/offer/offer.queries.ts';
import { RunPanel } from '#features/generation/run-panel/run-panel.tsx';
import type { RunMemory } from '#features/generation/run-panel/run-memory.ts';
import type { RunOptions } from '#features/generation/run-panel/run-options.ts';
import { openAuthAtom } from '#shared/sign-in/auth-dialog.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { publicConfigQuery } from '#lib/public-config.ts';
import { useAuth } from '#lib/session.ts';
import { balanceQuery, pricingQuery } from '#shared/shop/shop.queries.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { cardFor } from '#contracts/cheapest-run.ts';
import { RUN_COLUMN } from './prompt.words.ts';

const VersionNote = lazyPart(() => import('#features/prompts/versions/version-note.tsx'), 'VersionNote');

/** Inputs that a sample or an earlier run puts into the prompt's form. */
export interface RunStart {
  /** A number that changes with every press on "Use these inputs", so that React makes the form anew. */
  key: number;
  inputs: Record<string, unknown>;
  model: string | null;
  options?: Partial<Omit<RunOptions, 'model'>>;
}

interface RunColumnProps {
  prompt: PromptDetail;
  start: RunStart | null;
  /** Keeps the inputs and options that the user filled in while the run panel is closed. */
  memory?: RunMemory;
  onStarted(runId: string): void;
}

const visits = () => import('#shared/visits/record-visit.ts');

const waiting = <Skeleton radius="xl" className={css({ height: '[520px]' })} />;

/**
 * The run panel with the data for its price: rate card, this reader's royalty, balance. Its code loads with the page's, because React would
 * drop a late part with everything that the user typed there when data above it changes first.
 */
export function RunColumn({ prompt, start, memory, onStarted }: RunColumnProps) {
  const { user } = useAuth();
  // Id of the creation with whose inputs or picture the form began, so that the run stores where it came from.
  const from = useSearchParams()[0].get('from');
  const client = useQueryClient();
  const openAuth = useSetAtom(openAuthAtom);
  const pricing = useQuery(pricingQuery);
  const config = useQuery(publicConfigQuery);
  const offer = useQuery({ ...offerQuery(prompt.id), enabled: prompt.pricing !== 'free' || prompt.freeTrialRunsPerDay > 0 });
  const balance = useQuery({ ...balanceQuery, enabled: user !== null, initialData: user?.conjureBalance });
  const own = prompt.viewer.access === 'owner';
  const rateCard = pricing.data?.rateCard;
  const card = useMemo(() => rateCard && cardFor(prompt, rateCard), [prompt, rateCard]);
  useEffect(() => {
    if (!own) void visits().then(({ noteReferrer }) => noteReferrer(prompt.id));
  }, [own, prompt.id]);
  if (pricing.isPending || config.isPending || offer.isLoading) return waiting;
  if (!card || config.isError) {
    return <Alert tone="bad" title={RUN_COLUMN.pricesNotLoadedTitle} action={<Button size="sm" onClick={() => void Promise.all([pricing.refetch(), config.refetch()])}>{RUN_COLUMN.button}</Button>}>{RUN_COLUMN.nothingStartedChargedText}</Alert>;
  }
  if (prompt.pricing === 'pack_only' && prompt.viewer.access === 'none' && offer.data?.freeTrialRun !== true) {
    return <Alert title={RUN_COLUMN.onlyInPackTitle} action={<LinkButton size="sm" to={`/prompt-packs?prompt=${prompt.id}`}>{RUN_COLUMN.packsButton}</LinkButton>}>{RUN_COLUMN.canRunText}</Alert>;
  }
  const royalty = offer.data?.runRoyalty ?? (prompt.viewer.access === 'none' ? prompt.runRoyalty : 0);
  return (
    <>
      {prompt.viewer.versions && <Suspense fallback={null}><VersionNote prompt={prompt} versions={prompt.viewer.versions} /></Suspense>}
      <div className={css({ display: 'contents' })} onFocusCapture={() => { if (!own) void visits().then(({ noteFormOpened }) => noteFormOpened(prompt.id)); }}>
        <RunPanel
          key={`${start?.key ?? 0} ${prompt.formVersion ?? ''}`}
          prompt={prompt}
          card={card}
          royalty={royalty}
          freeTrialRun={offer.data?.freeTrialRun ? RUN_COLUMN.freeTrialRun(prompt.creator.username) : null}
          begin={start}
          from={from}
          {...(memory && { memory })}
          unavailable={config.data.unavailable[prompt.contentType] ?? null}
          balance={user ? (balance.data ?? user.conjureBalance) : null}
          onSignIn={(resume) => openAuth({ tab: 'register', resume })}
          onStarted={(run) => {
            void client.invalidateQueries({ queryKey: offerQuery(prompt.id).queryKey });
            onStarted(run.id);
          }}
        />
      </div>
    </>
  );
}
