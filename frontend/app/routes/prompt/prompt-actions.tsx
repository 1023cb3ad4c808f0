import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { Flag, FolderHeart, GitFork, History, Link2, MoreHorizontal, Share2 } from 'lucide-react';
import { css } from '#styled/css';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import { sharePath } from '#contracts/sharing.ts';
import { copyPromptLink } from '#features/prompts/copy-link.ts';
import { useFork } from '#features/prompts/fork/use-fork.ts';
import { LikeButton } from '#features/social/like-button.tsx';
import { SaveButton } from '#features/social/save-button.tsx';
import { lazyPart } from '#lib/lazy-part.ts';
import { useAuth } from '#lib/session.ts';
import { useSignedInAction } from '#shared/sign-in/use-signed-in-action.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PROMPT_ACTIONS } from './prompt.words.ts';

const ReportDialog = lazyPart(() => import('#shared/reporting/report-dialog.tsx'), 'ReportDialog');
const MoreActions = lazyPart(() => import('./more-actions.tsx'), 'MoreActions');
const AddToCollection = lazyPart(() => import('#shared/collections/add-to-collection.tsx'), 'AddToCollection');

interface PromptActionsProps {
  prompt: PromptDetail;
  /** The button that opens the purchase of the prompt's sealed template. */
  unlock?: ReactNode;
}

/** The buttons on a prompt's page besides running: like, save, remix, share, history, report. */
export function PromptActions({ prompt, unlock }: PromptActionsProps) {
  const { user } = useAuth();
  const { fork, forking } = useFork();
  const [reporting, setReporting] = useState(false);
  const [saving, setSaving] = useState(false);
  const [more, setMore] = useState(false);
  const signedIn = useSignedInAction();
  const own = prompt.viewer.access === 'owner';
  // A visitor cannot remix before signing in. The button is shown when the prompt's licence would allow it afterwards.
  const remix = prompt.viewer.mayFork || (user === null && prompt.license !== 'no_fork' && prompt.template !== undefined);
  const add = (): void => signedIn(() => setSaving(true));
  const report = own ? undefined : (): void => setReporting(true);
  return (
    <>
      {unlock && <span className={wide}>{unlock}</span>}
      <LikeButton brief prompt={prompt} />
      <SaveButton brief prompt={prompt} />
      <IconButton label={PROMPT_ACTIONS.saveToLabel} variant="plain" className={roomy} onClick={add}><FolderHeart aria-hidden /></IconButton>
      {remix && <Button icon={<GitFork aria-hidden />} className={tight} busy={forking} busyLabel={<span className={unsaid}>Copying…</span>} onClick={() => fork(prompt.id)}><span className={unsaid}>Remix</span></Button>}
      {/* These small buttons stay together, so that a narrow column never puts one alone in a row. */}
      <span className={together}>
        <LinkButton to={sharePath(prompt.slug)} className={tight} icon={<Share2 aria-hidden />}><span className={unsaid}>Share</span></LinkButton>
        {user && <LinkButton to={`/prompt/${prompt.slug}/history`} className={roomy} icon={<History aria-hidden />}>{PROMPT_ACTIONS.historyButton}</LinkButton>}
        <IconButton label={PROMPT_ACTIONS.label} variant="plain" className={roomy} onClick={() => void copyPromptLink(prompt.slug)}><Link2 aria-hidden /></IconButton>
        {report && <IconButton label={PROMPT_ACTIONS.reportButton} variant="plain" className={roomy} onClick={report}><Flag aria-hidden /></IconButton>}
        <span className={css({ hideFrom: 'sm' })}>
          {more
            ? <Suspense fallback={moreTrigger()}><MoreActions slug={prompt.slug} trigger={moreTrigger()} history={user !== null} onAdd={add} onReport={report} /></Suspense>
            : moreTrigger(() => setMore(true))}
        </span>
      </span>
      {saving && <Suspense fallback={null}><AddToCollection works={[{ itemType: 'prompt', itemId: prompt.id }]} about={prompt.title} onClose={() => setSaving(false)} /></Suspense>}
      {reporting && <Suspense fallback={null}><ReportDialog reported={{ type: 'prompt', id: prompt.id, name: prompt.title }} onClose={() => setReporting(false)} /></Suspense>}
    </>
  );
}

/** The button with which phones open a prompt's rarer actions, because one row has no room for all beside large counts. */
const moreTrigger = (onClick?: () => void) => <IconButton label={PROMPT_ACTIONS.moreLabel} variant="plain" aria-haspopup="menu" onClick={onClick}><MoreHorizontal aria-hidden /></IconButton>;

/** Style that hides a button's word on phones, which have no room for every word, but not from screen readers. */
const unsaid = css({ smDown: { srOnly: true } });
const together = css({ display: 'inline-flex', gap: { base: '1.5', sm: '2' } });
const tight = css({ smDown: { paddingInline: '3' } });
/** Style of the actions that phones show in the menu instead. */
const roomy = css({ hideBelow: 'sm' });
/** Style that gives the button of a purchase a row of its own on phones. */
const wide = css({ display: 'inline-grid', smDown: { flex: '[1 0 100%]' } });
