import { Suspense, useState } from 'react';
import { Download, MoreHorizontal, Share2 } from 'lucide-react';
import { css, cx } from '#styled/css';
import { wrap } from '#styled/patterns';
import { button } from '#styled/recipes';
import type { GenerationDetail } from '#contracts/generation.ts';
import { outputFileName, outputsArchivePath } from '#contracts/output-file-name.ts';
import { sharePath } from '#contracts/sharing.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { isOfPrompt } from '../run-address.ts';
import { FreeRetry } from './free-retry.tsx';
import { isMedia } from './media-outputs.tsx';
import { notOnPhones, onPhones } from './phone-looks.ts';
import { RunThumbs } from './run-thumbs.tsx';
import { hasArrived } from './status-words.ts';
import { TextActions } from './text-actions.tsx';
import { RESULT_ACTIONS } from '../generation.words.ts';

const SubmitToChallenge = lazyPart(() => import('#shared/challenges/submit-to-challenge.tsx'), 'SubmitToChallenge');
const ResultMenu = lazyPart(() => import('./result-menu.tsx'), 'ResultMenu');

export interface ResultActionsProps {
  run: GenerationDetail;
  text: string;
  /** True shows the button that opens the share page of the result. */
  share: boolean;
  onRetried?: ((runId: string) => void) | undefined;
}

/** The row of buttons above the result of a run: download, share, free retry, rating. Phones show the most used ones, and a menu with the others. */
export function ResultActions(props: ResultActionsProps) {
  const { run, text, share, onRetried } = props;
  const arrived = hasArrived(run);
  return (
    <div role="group" aria-label={RESULT_ACTIONS.label} className={row}>
      {text && <TextActions text={text} title={run.title} />}
      <Files run={run} />
      {arrived && share && run.prompt && isOfPrompt(run) && <LinkButton size="sm" to={sharePath(run.prompt.slug, null, run.id)} className={onPhones} icon={<Share2 aria-hidden />}>{RESULT_ACTIONS.button}</LinkButton>}
      {arrived && share && <Suspense fallback={null}><SubmitToChallenge run={run} className={notOnPhones} /></Suspense>}
      {onRetried && <FreeRetry run={run} onRetried={onRetried} />}
      <RunThumbs run={run} className={cx(notOnPhones, css({ marginInlineStart: 'auto' }))} />
      {(text || (arrived && share) || (onRetried && run.freeRetryUntil)) && <More {...props} />}
    </div>
  );
}

/** The button with which phones open the menu of a result's rarer actions. The first press loads the menu's code. */
function More(props: ResultActionsProps) {
  const [asked, setAsked] = useState(false);
  const trigger = (onClick?: () => void) => <IconButton size="sm" variant="plain" label={RESULT_ACTIONS.moreLabel} aria-haspopup="menu" className={square} onClick={onClick}><MoreHorizontal aria-hidden /></IconButton>;
  if (!asked) return trigger(() => setAsked(true));
  return <Suspense fallback={trigger()}><ResultMenu {...props} trigger={trigger()} /></Suspense>;
}

/** The download button of a run's result: one file as it is, several as one ZIP. */
function Files({ run }: Pick<ResultActionsProps, 'run'>) {
  const media = run.outputs.filter(isMedia);
  const [first] = media;
  if (!first) return null;
  const [href, label] = media.length === 1
    ? [`${first.url}?download=${encodeURIComponent(outputFileName(run.title, first, 0, 1))}`, 'Download']
    : [outputsArchivePath(run.id), RESULT_ACTIONS.downloadAllText];
  return <a href={href} className={cx(button({ size: 'sm' }), onPhones)} download><Download aria-hidden />{label}</a>;
}

const row = wrap({ alignItems: 'center', gap: '2', mdDown: { flexWrap: 'nowrap' }, _empty: { display: 'none' } });
const square = css({ hideFrom: 'md', '--h': '44px', minHeight: '11' });
