import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { css } from '#styled/css';
import { cardFor } from '#contracts/cheapest-run.ts';
import { generateForChallenge } from '#contracts/challenges.ts';
import type { ChallengeDetail } from '#contracts/challenges.ts';
import { BENCH } from '#features/challenges/challenge-page.words.ts';
import type { SendRun } from '#features/generation/generation.mutations.ts';
import { RunPanel } from '#features/generation/run-panel/run-panel.tsx';
import type { RunSubject } from '#features/generation/run-panel/run-panel.tsx';
import { offerQuery } from '#features/prompts/offer/offer.queries.ts';
import { promptQuery } from '#features/prompts/prompts.queries.ts';
import { call } from '#lib/call.ts';
import { publicConfigQuery } from '#lib/public-config.ts';
import { useAuth } from '#lib/session.ts';
import { balanceQuery, pricingQuery } from '#shared/shop/shop.queries.ts';
import { openAuthAtom } from '#shared/sign-in/auth-dialog.ts';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface ChallengeRunProps {
  challenge: ChallengeDetail;
  /** Slug of the prompt that makes the challenge entry; null for the challenge's own form. */
  slug: string | null;
  onStarted(runId: string): void;
}

/** The run panel of a prompt on a challenge's page; its runs belong to the challenge. */
export function ChallengeRun({ challenge, slug, onStarted }: ChallengeRunProps) {
  const { user } = useAuth();
  const openAuth = useSetAtom(openAuthAtom);
  const pricing = useQuery(pricingQuery);
  const config = useQuery(publicConfigQuery);
  const prompt = useQuery({ ...promptQuery(slug ?? ''), enabled: slug !== null });
  const priced = prompt.data && prompt.data.pricing !== 'free';
  const offer = useQuery({ ...offerQuery(prompt.data?.id ?? ''), enabled: priced === true });
  const balance = useQuery({ ...balanceQuery, enabled: user !== null, initialData: user?.conjureBalance });
  const rateCard = pricing.data?.rateCard;
  const models = useMemo(() => (prompt.data && rateCard && slug !== null ? cardFor(prompt.data, rateCard) : rateCard), [prompt.data, rateCard, slug]);
  const failed = [pricing, config, prompt].find(({ isError }) => isError);
  if (failed?.isError) return <FetchProblem error={failed.error} onRetry={() => void Promise.all([pricing.refetch(), config.refetch(), ...(slug === null ? [] : [prompt.refetch()])])} />;
  if (!models || !config.data || (slug !== null && prompt.isPending) || offer.isLoading) return <Skeleton radius="xl" className={css({ height: '[460px]' })} />;
  const subject = prompt.data && slug !== null ? prompt.data : ownForm(challenge);
  return (
    <RunPanel
      key={slug ?? ''}
      bare
      prompt={subject}
      card={models}
      royalty={offer.data?.runRoyalty ?? (prompt.data?.viewer.access === 'none' ? prompt.data.runRoyalty : 0)}
      freeTrialRun={challenge.you?.freeTry === 'available' ? BENCH.freeNote : null}
      freeTrialLabel={BENCH.freeButton}
      send={sendTo(challenge.id, slug === null ? null : (prompt.data?.id ?? null))}
      unavailable={config.data.unavailable[challenge.contentType] ?? null}
      balance={user ? (balance.data ?? user.conjureBalance) : null}
      onSignIn={(resume) => openAuth({ tab: 'register', resume })}
      onStarted={(run) => onStarted(run.id)}
    />
  );
}

/** Starts a run for a challenge, with those options of the run panel that a challenge accepts. */
const sendTo = (challengeId: string, promptId: string | null): SendRun => async ({ expectedTotal, inputs, quantity, length, aspect, model, freeTrialRun }, idempotencyKey) => {
  const options = Object.fromEntries(Object.entries({ quantity, length, aspect, model }).filter(([, value]) => value !== undefined));
  const body = { expectedTotal, inputs, ...options, ...(promptId !== null && { promptId }), ...(freeTrialRun && { freeTry: true }) };
  return (await call(generateForChallenge, { params: { id: challengeId }, body, idempotencyKey })).generation;
};

const ownForm = ({ id, contentType, form }: ChallengeDetail): RunSubject => ({ id, contentType, form, outputSettings: {}, sampleInputs: [], version: 1, formVersion: 1, runRoyalty: 0, viewer: { access: 'none' } });
