import { Suspense, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { Download, Gift, Trophy } from 'lucide-react';
import { css } from '#styled/css';
import { lazyPart } from '#lib/lazy-part.ts';
import { TO_CHALLENGE } from '#shared/challenges/challenges.words.ts';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { FREE_RETRY, TEXT_ACTIONS } from '../generation.words.ts';
import type { ResultActionsProps } from './result-actions.tsx';
import { saveMarkdown, savePlain } from './save-text.ts';
import { hasArrived } from './status-words.ts';
import { useFreeRetryOf } from './use-free-retry-of.ts';

const ChooseChallenge = lazyPart(() => import('#shared/challenges/choose-challenge.tsx'), 'ChooseChallenge');

/** The menu of a result's rarer actions on phones. It opens as soon as its code is there. */
export function ResultMenu({ run, text, share, onRetried, trigger }: ResultActionsProps & { trigger: ReactElement }) {
  const [entering, setEntering] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  // The free retry belongs to this component, because the entries leave the page with the menu, before the server has answered.
  const free = useFreeRetryOf(run, onRetried);
  return (
    <span ref={place} className={css({ display: 'contents' })}>
      <Menu defaultOpen trigger={trigger}>
        {text && <MenuItem value="markdown" icon={<Download aria-hidden />} onSelect={() => saveMarkdown(text, run.title)}>{TEXT_ACTIONS.downloadMdButton}</MenuItem>}
        {text && <MenuItem value="plain" icon={<Download aria-hidden />} onSelect={() => savePlain(text, run.title)}>{TEXT_ACTIONS.downloadTxtButton}</MenuItem>}
        {share && hasArrived(run) && <MenuItem value="challenge" icon={<Trophy aria-hidden />} onSelect={() => setEntering(true)}>{TO_CHALLENGE.button}</MenuItem>}
        {free && <MenuItem value="free" icon={<Gift aria-hidden />} disabled={free.usedUp || free.busy} onSelect={free.start}>{free.usedUp ? FREE_RETRY.usedUp : FREE_RETRY.button(free.minutes)}</MenuItem>}
      </Menu>
      {/* The entry of the menu that opened the dialog is gone when it closes, so the focus returns to the menu's button. */}
      {entering && <Suspense fallback={null}><ChooseChallenge run={run} finalFocus={() => place.current?.querySelector('button') ?? null} onClose={() => setEntering(false)} /></Suspense>}
    </span>
  );
}
