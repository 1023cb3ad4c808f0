import { Suspense } from 'react';
import { Pencil } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import { container, visuallyHidden } from '#styled/patterns';
import type { PublicProfile } from '#contracts/profiles.ts';
import { sectionAddress } from '#features/account/section-address.ts';
import { ProfileHeader } from '#features/profile/profile-header.tsx';
import { ShareButton } from '#shared/sharing/share-button.tsx';
import { PromptGrid } from '#features/prompts/prompt-grid.tsx';
import { FollowButton } from '#features/social/follow-button.tsx';
import { FollowCounts } from '#features/social/follow-counts.tsx';
import { lazyPart } from '#lib/lazy-part.ts';
import { say } from '#lib/plain-words.ts';
import { useAuth } from '#lib/session.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { EarsScene, FrameScene } from '#ui/illustrations/small-scenes.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LinkTabs } from '#ui/link-tabs.tsx';
import { paths } from '../paths.ts';
import { prefetchRoute } from '../pages.ts';
import { PROFILE_VIEW } from './profile-view.words.ts';

const OwnAchievements = lazyPart(() => import('#features/achievements/profile/own-achievements.tsx'), 'OwnAchievements');
const PerformancePanel = lazyPart(() => import('#features/creator-performance/performance-panel.tsx'), 'PerformancePanel');
const EarnedAchievements = lazyPart(() => import('#features/achievements/profile/earned-achievements.tsx'), 'EarnedAchievements');

/** A user's public page; on their own page, its owner also has the tools. The address names the tab. */
export function ProfileView({ profile }: { profile: PublicProfile }) {
  const { user } = useAuth();
  const [params] = useSearchParams();
  const own = user?.id === profile.id;
  const asked = params.get('tab');
  const tab = asked === 'achievements' ? 'Achievements' : asked === 'performance' && own ? 'Performance' : 'Prompts';
  const address = paths.profileOf(profile.username);
  const share = <ShareButton name={profile.displayName} path={address} />;
  return (
    <div className={container({ paddingBlock: { base: '5', md: '8' } })}>
      <ProfileHeader
        profile={profile}
        actions={own ? <><LinkButton to={sectionAddress('profile')} icon={<Pencil aria-hidden />}>Edit</LinkButton>{share}</> : <><FollowButton primary person={profile} />{share}</>}
        facts={<FollowCounts person={profile} />}
      />
      <div className={css({ marginBlock: '6' })}>
        <LinkTabs
          label={own ? PROFILE_VIEW.yourProfileLabel : PROFILE_VIEW.profileOfLabel(profile.displayName)}
          tabs={[
            { to: address, label: 'Prompts', current: tab === 'Prompts' },
            { to: `${address}?tab=achievements`, label: 'Achievements', current: tab === 'Achievements' },
            ...(own ? [{ to: paths.performance(), label: 'Performance', current: tab === 'Performance' }, { to: paths.settings, label: 'Settings', current: false }] : []),
          ]}
        />
      </div>
      <h2 className={visuallyHidden()}>{tab}</h2>
      {tab === 'Performance' && <Suspense fallback={null}><PerformancePanel /></Suspense>}
      {tab === 'Performance' ? null : tab === 'Achievements'
        ? <Suspense fallback={null}>{own ? <OwnAchievements /> : <EarnedAchievements username={profile.username} name={profile.displayName} />}</Suspense>
        : <PromptGrid filters={{ creator: profile.username, sort: 'newest' }} onReach={() => prefetchRoute('/prompt/:idOrSlug')} empty={own ? <OwnEmpty /> : <OthersEmpty name={profile.displayName} />} />}
    </div>
  );
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
