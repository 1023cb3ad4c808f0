import { useQuery } from '@tanstack/react-query';
import { Check, Vote } from 'lucide-react';
import { useSetAtom } from 'jotai';
import type { NextFeature } from '#contracts/next-features.ts';
import { openAuthAtom } from '#shared/sign-in/auth-dialog.ts';
import { useFlag } from '#lib/flags.ts';
import { nextFeaturesAtom } from '#shared/next-features/next-features-dialog.ts';
import { useAuth } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { nextFeaturesQuery } from './next-features.queries.ts';
import { voteWords } from './vote-share.ts';
import { useVote } from './next-features.mutations.ts';
import { FEATURE_VOTE } from './next-features.words.ts';

/** The vote for the feature that will open a page; where no vote is open, the way to all of them. Visitors are asked to sign in. */
export function FeatureVote({ page }: { page: string }) {
  const { user } = useAuth();
  const openAuth = useSetAtom(openAuthAtom);
  const openAll = useSetAtom(nextFeaturesAtom);
  const features = useQuery(nextFeaturesQuery(user !== null));
  const votesOpen = useFlag('feature_votes');
  if (!user) return <Button variant="primary" icon={<Vote aria-hidden />} onClick={() => openAuth({ tab: 'login', resume: () => undefined })}>{FEATURE_VOTE.signInButton}</Button>;
  const feature = features.data?.find((each) => each.page === page);
  if (features.isPending) return <Button variant="primary" icon={<Vote aria-hidden />} disabled>{FEATURE_VOTE.voteForItButton}</Button>;
  if (feature?.status === 'voting' && votesOpen) return <Ballot feature={feature} />;
  return <Button variant="primary" onClick={() => openAll(true)}>{FEATURE_VOTE.seeWhatComesButton}</Button>;
}

function Ballot({ feature: { id, votes, userVoted } }: { feature: NextFeature }) {
  const vote = useVote(id);
  const voted = userVoted || vote.isPending;
  return (
    <Button variant={voted ? undefined : 'primary'} disabled={voted} icon={voted ? <Check aria-hidden /> : <Vote aria-hidden />} onClick={() => vote.mutate()}>
      {voted ? FEATURE_VOTE.youVotedButton(voteWords(votes)) : FEATURE_VOTE.voteForItCountedButton(voteWords(votes))}
    </Button>
  );
}
