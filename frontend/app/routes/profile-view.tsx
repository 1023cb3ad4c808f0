import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import { column, container, visuallyHidden } from '#styled/patterns';
import type { ProfileCounts } from '#contracts/pins.ts';
import type { PublicProfile } from '#contracts/profiles.ts';
import { sectionAddress } from '#features/account/section-address.ts';
import { ProfileHeader } from '#features/profile/profile-header.tsx';
import { profileCountsQuery, standingQuery } from '#features/profile/profile.queries.ts';
import { ProfileTotals } from '#features/profile/profile-totals.tsx';
import { ShareButton } from '#shared/sharing/share-button.tsx';
import { PromptCard } from '#features/prompts/prompt-card.tsx';
import { FollowCounts } from '#features/social/follow-counts.tsx';
import { usePart } from '#lib/hydration.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { say } from '#lib/plain-words.ts';
import { useAuth } from '#lib/session.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { EarsScene, FrameScene } from '#ui/illustrations/small-scenes.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LinkTabs } from '#ui/link-tabs.tsx';
import { useOpenTabInSight } from '#ui/use-open-tab-in-sight.ts';
import { paths } from '../paths.ts';
import { useCardSlots } from './marketplace/use-card-slots.tsx';
import { ProfileActions } from './profile-actions.tsx';
import { ProfilePrompts } from './profile-prompts.tsx';
import { PROFILE_VIEW } from './profile-view.words.ts';

const ChallengeRecord = lazyPart(() => import('#features/challenges/profile/challenge-record.tsx'), 'ChallengeRecord');
const OwnAchievements = lazyPart(() => import('#features/achievements/profile/own-achievements.tsx'), 'OwnAchievements');
const PublicCreations = lazyPart(() => import('#features/profile/tabs/public-creations.tsx'), 'PublicCreations');
const PublicCollections = lazyPart(() => import('#features/profile/tabs/public-collections.tsx'), 'PublicCollections');
const PublicPacks = lazyPart(() => import('#features/profile/tabs/public-packs.tsx'), 'PublicPacks');
const ReviewsOfPerson = lazyPart(() => import('#features/reviews/person/reviews-of-person.tsx'), 'ReviewsOfPerson');
const LikedPrompts = lazyPart(() => import('#features/profile/tabs/liked-prompts.tsx'), 'LikedPrompts');
const ActivityPanel = lazyPart(() => import('#features/profile/activity/activity-panel.tsx'), 'ActivityPanel');
const PerformancePanel = lazyPart(() => import('#features/creator-performance/performance-panel.tsx'), 'PerformancePanel');
const EarnedAchievements = lazyPart(() => import('#features/achievements/profile/earned-achievements.tsx'), 'EarnedAchievements');

const TABS = [
  { key: 'prompts', label: 'Prompts' },
  { key: 'packs', label: 'Packs' },
  { key: 'creations', label: 'Creations' },
  { key: 'collections', label: 'Collections' },
  { key: 'reviews', label: 'Reviews' },
  { key: 'achievements', label: 'Achievements' },
  { key: 'activity', label: 'Activity' },
  { key: 'likes', label: 'Likes' },
] as const;
type Tab = (typeof TABS)[number]['key'] | 'performance';

/** Returns the tab that an address names; an unknown name stands for the first tab. */
export const tabOf = (asked: string | null, own: boolean): Tab => (asked === 'performance' && own ? asked : (TABS.find(({ key }) => key === asked)?.key ?? 'prompts'));

/** A person's profile with its tabs; its owner also sees tools. The address names the open tab. */
export function ProfileView({ profile }: { profile: PublicProfile }) {
  const { user } = useAuth();
  const [params] = useSearchParams();
  const standing = useQuery(standingQuery(profile.username)).data;
  const counts = useQuery(profileCountsQuery(profile.id)).data;
  const counted: Partial<Record<Tab, number | undefined>> = { ...counts, achievements: standing?.achievements.length };
  const own = user?.id === profile.id;
  const tab = tabOf(params.get('tab'), own);
  const address = paths.profileOf(profile.username);
  const row = useOpenTabInSight(tab, own, counts !== undefined, standing !== undefined);
  const share = <ShareButton brief={!own} name={profile.displayName} path={address} />;
  return (
    <div className={container({ paddingBlock: { base: '5', md: '8' } })}>
      <ProfileHeader
        profile={profile} level={standing?.level ?? null} streak={standing?.streak ?? 0}
        actions={own ? <><LinkButton to={sectionAddress('profile')} icon={<Pencil aria-hidden />}>Edit</LinkButton>{share}</> : <><ProfileActions profile={profile} />{share}</>}
        facts={<ProfileTotals personId={profile.id} follows={<div className={follows}><FollowCounts person={profile} /></div>} />}
      />
      <div ref={row} className={css({ marginBlock: '6' })}>
        <LinkTabs
          label={own ? PROFILE_VIEW.yourProfileLabel : PROFILE_VIEW.profileOfLabel(profile.displayName)}
          tabs={[
            ...TABS.map(({ key, label }) => ({ to: key === 'prompts' ? address : `${address}?tab=${key}`, label, count: counted[key], current: tab === key })),
            ...(own ? [{ to: paths.performance(), label: 'Performance', current: tab === 'performance' }, { to: paths.settings, label: 'Settings', current: false }] : []),
          ]}
        />
      </div>
      <h2 className={visuallyHidden()}>{TABS.find(({ key }) => key === tab)?.label ?? 'Performance'}</h2>
      <Suspense fallback={null}><Panel tab={tab} own={own} profile={profile} counts={counts} /></Suspense>
    </div>
  );
}

/** Styles that make the counts of followers and followed people look like the other figures of the profile's row. */
const follows = css({ display: 'contents', '& > button': { display: 'grid!', justifyItems: 'start', justifySelf: 'start', gap: '0!', textStyle: 'meta!' }, '& strong': { textStyle: 'h4' } });

/** The content of the profile's open tab, loaded when the tab is opened. */
function Panel({ tab, own, profile, counts }: { tab: Tab; own: boolean; profile: PublicProfile; counts: ProfileCounts | undefined }) {
  const { id, username, displayName: name } = profile;
  // The tab's content is registered as a part, because it has a Suspense boundary of its own and may be hydrated after the page.
  usePart('ProfileTab');
  switch (tab) {
    case 'performance':
      return <PerformancePanel />;
    case 'packs':
      return <PublicPacks username={username} name={name} />;
    case 'reviews':
      return <ReviewsOfPerson personId={id} name={name} />;
    case 'creations':
      return <PublicCreations personId={id} name={name} />;
    case 'collections':
      return <PublicCollections personId={id} name={name} />;
    case 'likes':
      return <Liked personId={id} name={name} own={own} />;
    case 'achievements':
      return (
        <div className={column({ gap: '8' })}>
          <ChallengeRecord username={username} />
          {own ? <OwnAchievements /> : <EarnedAchievements username={username} name={name} />}
        </div>
      );
    case 'activity':
      return <ActivityPanel personId={id} />;
    case 'prompts':
      return <ProfilePrompts profile={profile} own={own} counts={counts} empty={own ? <OwnEmpty /> : <OthersEmpty name={name} />} />;
  }
}

/** The profile's tab with prompts that the person likes, each with its buttons. */
function Liked(person: { personId: string; name: string; own: boolean }) {
  const { slots, sheet } = useCardSlots();
  return <><LikedPrompts {...person} card={(prompt) => <PromptCard prompt={prompt} slots={slots(prompt)} />} />{sheet}</>;
}

const OwnEmpty = () => (
  <EmptyState
    size="sm"
    level="h3"
    art={<FrameScene />}
    title={PROFILE_VIEW.ownNothingPublishedTitle}
    actions={<LinkButton to="/create" variant="primary">{PROFILE_VIEW.createPromptButton}</LinkButton>}
  >
    {PROFILE_VIEW.publishedPromptsText}
  </EmptyState>
);

const OthersEmpty = ({ name }: { name: string }) => (
  <EmptyState
    size="sm"
    level="h3"
    art={<EarsScene />}
    title={say(...PROFILE_VIEW.noPublishedPromptsTitle)}
    actions={<LinkButton to={paths.marketplace}>{PROFILE_VIEW.browseTheMarketplaceButton}</LinkButton>}
  >
    {PROFILE_VIEW.nothingPublishedText(name)}
  </EmptyState>
);
