import { Suspense, useState } from 'react';
import { useSetAtom } from 'jotai';
import { openAuthAtom } from '#shared/sign-in/auth-dialog.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { say } from '#lib/plain-words.ts';
import { useAuth } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { EarsScene } from '#ui/illustrations/small-scenes.tsx';
import { PictureText } from '#ui/picture-text.tsx';
import { NOTHING_FOUND } from './marketplace.words.ts';

const IssueDialog = lazyPart(() => import('#features/issues/issue-dialog.tsx'), 'IssueDialog');

interface NothingFoundProps {
  /** The searched text; empty when only filters were set. */
  words: string;
  onClear(): void;
}

/** A message for a search of the marketplace that found no prompt. One button clears the filters, another opens a feature request with the searched text. */
export function NothingFound({ words, onClear }: NothingFoundProps) {
  const [asking, setAsking] = useState(false);
  const { user } = useAuth();
  const openAuth = useSetAtom(openAuthAtom);
  const ask = (): void => (user ? setAsking(true) : openAuth({ tab: 'register', resume: () => setAsking(true) }));
  const title = words ? NOTHING_FOUND.requestForTitle(words) : NOTHING_FOUND.requestTitle;
  return (
    <EmptyState
      level="h3" size="sm" art={<EarsScene />} title={<PictureText text={say(...NOTHING_FOUND.noPromptMatchesTitle)} />}
      actions={<><Button variant="primary" onClick={onClear}>{NOTHING_FOUND.clearFiltersButton}</Button><Button onClick={ask}>{NOTHING_FOUND.askTheCommunityButton}</Button></>}
    >
      {NOTHING_FOUND.noPromptText}
      {asking && user && (
        <Suspense fallback={null}>
          <IssueDialog userId={user.id} onClose={() => setAsking(false)} begin={{ title: title.slice(0, 200), type: 'feature', description: words ? NOTHING_FOUND.requestText(words) : '' }} />
        </Suspense>
      )}
    </EmptyState>
  );
}
