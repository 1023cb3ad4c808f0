import type { Quote } from '#contracts/pricing.ts';
import type { Deps } from '../generation-deps.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import type { GenerationProvider } from '../provider.port.ts';
import type { OfferedModel } from '../providers/registry.ts';
import type { Attempt } from './attempt.ts';
import { giveSpendBack, reserveSpend } from './provider-spend.ts';

/** Thrown when the run's provider was removed or switched off before the attempt, and no other provider may make the run. */
export class ProviderGone extends Error {}

/** Thrown when every provider that may make the run has used up its budget of the month. */
export class OverCap extends Error {}

/** The provider that makes one attempt. */
export interface ChosenModel {
  /** The attempt with the run's current row, because another provider may have taken the run over. */
  attempt: Attempt;
  provider: GenerationProvider;
  /** The provider's name in the health log; null for Studio, which the log leaves out. */
  watched: string | null;
  /** Takes the cost that was counted for this attempt off the month's sum, because the provider did no work. */
  giveBack(): Promise<void>;
}

type Candidate = Pick<OfferedModel, 'provider' | 'providerModel' | 'label' | 'etaSeconds' | 'providerName' | 'costMicros' | 'capMicros' | 'hosted'> & { id: string | null };

/**
 * Chooses the provider of this attempt (docs/rules/runs.md#fallback): the run's own, or the next one in the order that may make it. It stores
 * the choice in the run's row before the call. A video whose job exists stays with its provider.
 * @throws ProviderGone, OverCap, LostRun
 */
export async function chooseModel(deps: Deps, attempt: Attempt): Promise<ChosenModel> {
  const { run } = attempt;
  if (run.provider_job_id !== null) return resumed(deps, attempt);
  if (!deps.providers.find(run.provider)) await deps.providers.refresh();
  let capped = false;
  for (const candidate of candidatesOf(deps, run)) {
    const provider = deps.providers.find(candidate.provider);
    if (!provider || provider.unavailable(run.content_type) !== null || !canMake(provider, run)) continue;
    const account = { providerId: candidate.provider, contentType: run.content_type };
    const micros = (candidate.costMicros ?? 0) * (run.quantity - (run.content_type === 'image' ? run.delivered : 0));
    if (!(await reserveSpend(deps.db.knex, deps.clock, account, micros, candidate.capMicros ?? null))) {
      capped = true;
      continue;
    }
    const giveBack = (): Promise<void> => giveSpendBack(deps.db.knex, deps.clock, account, micros);
    const taken = await takeOver(deps, attempt, candidate).catch(async (error: unknown) => {
      await giveBack();
      throw error;
    });
    return { attempt: { ...attempt, run: taken }, provider, watched: candidate.hosted ? (candidate.providerName ?? candidate.provider) : null, giveBack };
  }
  throw capped ? new OverCap() : new ProviderGone();
}

/** Stores the chosen provider in the run's row. @throws LostRun */
async function takeOver(deps: Deps, attempt: Attempt, candidate: Candidate): Promise<GenerationRow> {
  const changes = await changesFor(deps, attempt.run, candidate);
  return Object.keys(changes).length === 0 ? attempt.run : attempt.write(changes);
}

async function resumed(deps: Deps, attempt: Attempt): Promise<ChosenModel> {
  const { content_type: type, provider: id, provider_revision: revision } = attempt.run;
  const provider = await deps.providers.began(type, revision ?? 0, id);
  if (!provider || provider.unavailable(type) !== null) throw new ProviderGone();
  const watched = deps.providers.models().find((model) => model.provider === id)?.providerName ?? null;
  return { attempt, provider, watched, giveBack: () => Promise.resolve() };
}

function canMake(provider: GenerationProvider, { run_source: source, content_type: type }: GenerationRow): boolean {
  if (source === 'chat') return provider.chat !== undefined;
  switch (type) {
    case 'text': return provider.streamText !== undefined;
    case 'image': return provider.makeImage !== undefined;
    case 'video': return provider.makeVideo !== undefined;
  }
}

/** The models that may make the attempt, in the order to try: the run's own first, or last after a failure of its provider. */
function candidatesOf({ providers }: Pick<Deps, 'providers'>, run: GenerationRow): Candidate[] {
  const own = providers.models().find(({ provider, providerModel, contentType }) => provider === run.provider && providerModel === run.provider_model && contentType === run.content_type)
    ?? { id: null, provider: run.provider, providerModel: run.provider_model, label: run.model_label, etaSeconds: run.eta_seconds };
  const next = takeovers({ providers }, run);
  return run.failures > run.leaks && next.length > 0 ? [...next, own] : [own, ...next];
}

/** The models of other providers that may take a run over, in the saved order (docs/rules/runs.md#fallback). */
export function takeovers({ providers }: Pick<Deps, 'providers'>, run: Pick<GenerationRow, 'content_type' | 'provider' | 'request'>): readonly OfferedModel[] {
  const order = providers.order(run.content_type);
  const { onlyModels, notHosted } = run.request;
  return order
    .slice(order.findIndex(({ provider }) => provider === run.provider) + 1)
    .filter(({ id, hosted }) => (onlyModels === undefined || onlyModels.includes(id)) && !(notHosted && hosted));
}

/**
 * The columns of a run that change when another provider makes it. The price falls if the new model is cheaper and nothing was delivered yet,
 * and never rises.
 */
async function changesFor({ pricing, providers }: Deps, run: GenerationRow, candidate: Candidate): Promise<Partial<GenerationRow>> {
  const revision = providers.revision(run.content_type);
  const version: Partial<GenerationRow> = run.content_type === 'video' && revision !== (run.provider_revision ?? 0) ? { provider_revision: revision } : {};
  if (candidate.provider === run.provider && candidate.providerModel === run.provider_model) return version;
  const quote = await cheaperQuote(pricing, run, candidate);
  return {
    ...version,
    provider: candidate.provider,
    provider_model: candidate.providerModel,
    model_label: candidate.label,
    eta_seconds: candidate.etaSeconds,
    fell_back_from: run.fell_back_from ?? run.model_label,
    ...(quote && { quote }),
  };
}

async function cheaperQuote(pricing: Deps['pricing'], run: GenerationRow, { id }: Candidate): Promise<Quote | null> {
  if (id === null || run.delivered > 0 || run.quote.total === 0) return null;
  const { quote } = await pricing.quote({ contentType: run.content_type, quantity: run.quantity, length: run.length ?? 0, model: id, royalty: run.quote.royalty });
  return quote.total < run.quote.total ? quote : null;
}
