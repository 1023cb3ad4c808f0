import { Suspense } from 'react';
import { Download, Share2 } from 'lucide-react';
import { css } from '#styled/css';
import { wrap } from '#styled/patterns';
import { button } from '#styled/recipes';
import type { GenerationDetail } from '#contracts/generation.ts';
import { outputFileName, outputsArchivePath } from '#contracts/output-file-name.ts';
import { sharePath } from '#contracts/sharing.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { isOfPrompt } from '../run-address.ts';
import { FreeRetry } from './free-retry.tsx';
import { isMedia } from './media-outputs.tsx';
import { RunThumbs } from './run-thumbs.tsx';
import { TextActions } from './text-actions.tsx';
import { RESULT_ACTIONS } from '../generation.words.ts';

const SubmitToChallenge = lazyPart(() => import('#shared/challenges/submit-to-challenge.tsx'), 'SubmitToChallenge');

interface ResultActionsProps {
  run: GenerationDetail;
  text: string;
  /** True shows the button that opens the share page of the result. */
  share: boolean;
  onRetried?: ((runId: string) => void) | undefined;
}

/** The row of buttons above the result of a run: download, share, free retry, rating. */
export function ResultActions({ run, text, share, onRetried }: ResultActionsProps) {
  const arrived = run.status === 'succeeded' || run.status === 'partial';
  return (
    <div role="group" aria-label={RESULT_ACTIONS.label} className={row}>
      {text && <TextActions text={text} title={run.title} />}
      <Files run={run} />
      {arrived && share && run.prompt && isOfPrompt(run) && <LinkButton size="sm" to={sharePath(run.prompt.slug, null, run.id)} icon={<Share2 aria-hidden />}>{RESULT_ACTIONS.button}</LinkButton>}
      {arrived && share && <Suspense fallback={null}><SubmitToChallenge run={run} /></Suspense>}
      {onRetried && <FreeRetry run={run} onRetried={onRetried} />}
      {arrived && run.runSource !== 'review' && <span className={css({ marginInlineStart: 'auto' })}><RunThumbs run={run} /></span>}
    </div>
  );
}

/** The download button of a run's result: one file as it is, several as one ZIP. */
function Files({ run }: Pick<ResultActionsProps, 'run'>) {
  const media = run.outputs.filter(isMedia);
  const [first] = media;
  if (!first) return null;
  const [href, label] = media.length === 1
    ? [`${first.url}?download=${encodeURIComponent(outputFileName(run.title, first, 0, 1))}`, 'Download']
    : [outputsArchivePath(run.id), RESULT_ACTIONS.downloadAllText];
  return <a href={href} className={button({ size: 'sm' })} download><Download aria-hidden />{label}</a>;
}

const row = wrap({ alignItems: 'center', gap: '2', _empty: { display: 'none' } });
