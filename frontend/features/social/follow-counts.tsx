import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { pluralWord } from '#contracts/plural.ts';
import { inlineStack } from '#styled/patterns';
import { lazyPart } from '#lib/lazy-part.ts';
import { TextButton } from '#ui/text-link.tsx';
import { followCountsQuery } from './social.queries.ts';
import { FOLLOW_COUNTS } from './social.words.ts';
import { Sentence } from '#ui/sentence.tsx';

const FollowsDialog = lazyPart(() => import('./follows-dialog.tsx'), 'FollowsDialog');

type Side = 'followers' | 'following';

/**
 * Buttons with the number of followers of a person and of the users whom they follow. A press opens the list. It shows nothing while the
 * numbers are unknown.
 */
export function FollowCounts({ person }: { person: { id: string; displayName: string } }) {
  const counts = useQuery(followCountsQuery(person.id));
  const [side, setSide] = useState<Side | null>(null);
  if (!counts.data) return null;
  const { followers, following } = counts.data;
  return (
    <>
      <TextButton quiet className={count} onClick={() => setSide('followers')}><strong>{followers.toLocaleString('en-US')}</strong> {pluralWord(followers, 'follower')}</TextButton>
      <TextButton quiet className={count} onClick={() => setSide('following')}><Sentence text={FOLLOW_COUNTS.button} parts={{ following: <strong>{following.toLocaleString('en-US')}</strong> }} /></TextButton>
      {side && <Suspense fallback={null}><FollowsDialog person={person} side={side} onSide={setSide} onClose={() => setSide(null)} /></Suspense>}
    </>
  );
}

const count = inlineStack({ gap: '1', tabular: true, '& strong': { color: 'fg' } });
