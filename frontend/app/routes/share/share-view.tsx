import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import { column, container, metaText, stack } from '#styled/patterns';
import type { GenerationOutput } from '#contracts/generation.ts';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import { REFERRAL_PARAM } from '#contracts/referrals.ts';
import { sharePath } from '#contracts/sharing.ts';
import { runQuery } from '#features/generation/generation.queries.ts';
import { SampleInputs } from '#features/prompts/samples/sample-inputs.tsx';
import { samplesQuery } from '#features/prompts/samples/samples.queries.ts';
import { makeMineAddress, sharedOf } from '#features/sharing/share-address.ts';
import { ShareTools } from '#features/sharing/share-tools.tsx';
import { useVisit } from '#features/sharing/sharing.mutations.ts';
import { ownLinkQuery, sharePageQuery } from '#features/sharing/sharing.queries.ts';
import { ShownOutputs } from '#features/sharing/shown-outputs.tsx';
import { lazyPart } from '#lib/lazy-part.ts';
import { useOrigin } from '#lib/server-rendering.ts';
import { useAuth } from '#lib/session.ts';
import { ownReferralsQuery } from '#shared/referrals/referrals.queries.ts';
import { Alert } from '#ui/alert.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { SharePitch } from './share-pitch.tsx';
import { SHARE_VIEW } from './share.words.ts';

const OwnLink = lazyPart(() => import('#features/sharing/own-link.tsx'), 'OwnLink');

/** The page of a shared prompt, or of a creation made with it, for the person who received the link. The link's owner also sees how often it was used. */
export function ShareView({ prompt }: { prompt: PromptDetail }) {
  const { user } = useAuth();
  const [params] = useSearchParams();
  const shared = sharedOf(params);
  const page = useQuery(sharePageQuery(prompt.id, shared));
  // The creation's owner sees it here even before other readers may.
  const own = useQuery({ ...runQuery(shared.creation ?? '', true), enabled: shared.creation !== null && user !== null, retry: false, refetchInterval: false });
  const mine = own.data?.prompt?.id === prompt.id ? own.data : null;
  const link = useQuery({ ...ownLinkQuery(prompt.id, shared.creation), enabled: user !== null && (shared.creation === null || mine !== null) });
  // The referral code of the link's owner becomes part of the link.
  const referrals = useQuery({ ...ownReferralsQuery, enabled: link.data != null });
  useVisit(page.data?.link?.code ?? null);

  const creation = page.data?.creation ?? null;
  const samples = useQuery({ ...samplesQuery(prompt.id), enabled: shared.creation === null }).data ?? [];
  const sample = shared.creation === null ? samples[0] : undefined;
  const shownLink = page.data?.link ?? null;
  const late = page.isPending || (shared.creation !== null && user !== null && own.isPending);
  const gone = !late && shared.creation !== null && creation === null && mine === null;
  const dead = !late && !gone && params.has('via') && shownLink === null;

  const outputs: readonly GenerationOutput[] = creation?.outputs ?? mine?.outputs ?? sample?.outputs ?? [];
  const inputs = shared.creation !== null ? (shownLink ? shownLink.inputs : (mine?.inputs ?? null)) : (shownLink?.inputs ?? sample?.inputs ?? null);
  const filled = inputs !== null && (shownLink?.inputs ? shownLink.allowRemix : true);
  const code = link.data?.code ?? shownLink?.code ?? null;
  const referral = link.data && referrals.data ? `&${REFERRAL_PARAM}=${referrals.data.code}` : '';
  const address = useOrigin() + sharePath(prompt.slug, code, shared.creation) + referral;
  const sendable = shared.creation === null || shownLink !== null;
  const start = makeMineAddress(prompt.slug, {
    via: shownLink?.code ?? null,
    creation: filled ? (creation?.id ?? null) : null,
    sample: filled && shownLink?.inputs == null && creation === null ? (sample?.id ?? null) : null,
  });

  return (
    <div className={container({ paddingBlock: { base: '5', md: '8' } })} data-type={prompt.contentType}>
      {dead && <Alert tone="info" title={SHARE_VIEW.linkTakenBackTitle} className={css({ marginBlockEnd: '5' })}>{SHARE_VIEW.personSharedText}</Alert>}
      {gone && (
        <Alert tone="info" title={SHARE_VIEW.creationNoLongerShownTitle} className={css({ marginBlockEnd: '5' })} action={<LinkButton size="sm" to={sharePath(prompt.slug)}>{SHARE_VIEW.button}</LinkButton>}>
          {SHARE_VIEW.ownerMadeText}
        </Alert>
      )}
      <div className={columns}>
        <figure className={stage}>
          {late ? <Skeleton className={css({ aspectRatio: '[4 / 3]' })} /> : <ShownOutputs outputs={outputs} coverUrl={prompt.coverUrl} title={prompt.title} />}
          {!late && <Caption>{captionOf({ creation, mine: mine !== null, sample })}</Caption>}
        </figure>
        <div className={column({ gap: '6', alignContent: 'start' })}>
          <SharePitch prompt={prompt} people={page.data?.people ?? 0} start={start} />
          {inputs !== null && (
            <section aria-labelledby="went-in" className={stack({ gap: '2' })}>
              <h2 id="went-in" className={css({ textStyle: 'h4' })}>{SHARE_VIEW.whatWentInHeading}</h2>
              <SampleInputs form={prompt.form} inputs={inputs} />
            </section>
          )}
          {sendable && !gone && (
            <section aria-labelledby="pass-on" className={column({ gap: '3' })}>
              <h2 id="pass-on" className={css({ textStyle: 'h4' })}>{SHARE_VIEW.shareItHeading}</h2>
              <ShareTools promptId={prompt.id} address={address} title={prompt.title} words={`${prompt.title}: ${prompt.oneLiner}`} slug={prompt.slug} />
            </section>
          )}
          {user && !gone && link.data !== undefined && <Suspense fallback={null}><OwnLink promptId={prompt.id} creation={shared.creation} link={link.data} /></Suspense>}
        </div>
      </div>
    </div>
  );
}

interface CaptionOf {
  creation: { maker: { username: string; displayName: string } | null; model: string; credit: string | null; createdAt: string } | null;
  mine: boolean;
  sample: { caption: string; model: { label: string } } | undefined;
}

function captionOf({ creation, mine, sample }: CaptionOf): ReactNode {
  if (creation) {
    const { maker, model, credit, createdAt } = creation;
    return (
      <>
        {maker
          ? <Sentence text={SHARE_VIEW.madeByText(model)} parts={{ maker: <TextLink to={`/profile/${maker.username}`}>{maker.displayName}</TextLink>, when: <RelativeTime iso={createdAt} /> }} />
          : <Sentence text={SHARE_VIEW.madeText(model)} parts={{ when: <RelativeTime iso={createdAt} /> }} />}
        {credit && <span className={css({ display: 'block' })}>{credit}</span>}
      </>
    );
  }
  if (mine) return SHARE_VIEW.onlyCanSeeText;
  return sample ? `${sample.caption || SHARE_VIEW.realRunPromptText} · ${sample.model.label}` : null;
}

const Caption = ({ children }: { children: ReactNode }) => (children === null ? null : <figcaption className={metaText({ padding: '4', borderTop: 'soft', overflowWrap: 'anywhere' })}>{children}</figcaption>);

const columns = css({ display: 'grid', gap: { base: '6', lg: '10' }, gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' }, alignItems: 'start' });
const stage = css({ layerStyle: 'panel', overflow: 'hidden', minWidth: '0' });
