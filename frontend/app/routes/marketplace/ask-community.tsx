import { lazy, Suspense, useState } from 'react';
import { useSetAtom } from 'jotai';
import { openAuthAtom } from '#lib/auth-dialog.ts';
import { useAuth } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';

const IssueDialog = lazy(() => import('#features/issues/issue-dialog.tsx').then((module) => ({ default: module.IssueDialog })));

/** Sends a wish for a prompt to the people who plan what comes next; what was searched for stands in it already. */
export function AskCommunity({ words }: { words: string }) {
  const [asking, setAsking] = useState(false);
  const { user } = useAuth();
  const openAuth = useSetAtom(openAuthAtom);
  const ask = (): void => (user ? setAsking(true) : openAuth({ tab: 'register', resume: () => setAsking(true) }));
  const title = words ? `Prompt request: ${words}` : 'Prompt request';
  return (
    <>
      <Button onClick={ask}>Ask the community</Button>
      {asking && user && (
        <Suspense fallback={null}>
          <IssueDialog userId={user.id} onClose={() => setAsking(false)} begin={{ title: title.slice(0, 200), type: 'feature', description: words ? `I looked for “${words}” in the marketplace and found nothing. It should ` : '' }} />
        </Suspense>
      )}
    </>
  );
}
