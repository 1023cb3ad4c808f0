import { BadgeCheck, CalendarDays, Feather, Flame, Globe, Sparkles } from 'lucide-react';
import { css } from '#styled/css';
import { inlineStack, keepSize, longWords, multilineText, stack, visuallyHidden, wrap } from '#styled/patterns';
import type { PublicProfile } from '#contracts/profiles.ts';
import { dateText } from '#lib/date-text.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { LevelRing } from './level-ring.tsx';
import { ProfileBanner } from './profile-banner.tsx';
import { PROFILE_BADGE, PROFILE_HEADER } from './profile.words.ts';

interface ProfileHeaderProps {
  profile: PublicProfile;
  /** Buttons at the right end of the profile's header, such as Follow. */
  actions?: React.ReactNode;
  /** Figures of the person such as runs and followers, in a row of their own. */
  facts?: React.ReactNode;
  /** The person's level of achievements; null until it is known. */
  level?: { level: number; progress: number } | null;
  /** The person's number of consecutive days with a daily claim. */
  streak?: number;
}

/** Header of a profile: picture, names, badge, a few words, links and the day of joining. */
export function ProfileHeader({ profile, actions, facts, level = null, streak = 0 }: ProfileHeaderProps) {
  const { username, displayName, avatarUrl, bio, links, joinedAt } = profile;
  return (
    <header className={panel}>
      <ProfileBanner />
      <div className={stack({ gap: '5', paddingInline: { base: '4', md: '7' }, paddingBlockEnd: { base: '5', md: '6' } })}>
        <div className={top}>
          <div className={css({ marginBlockStart: { base: '[-64px]', md: '[-52px]' }, marginBlockEnd: '2' })}><LevelRing level={level}><Avatar name={displayName} src={avatarUrl} size={104} /></LevelRing></div>
          <div className={stack({ gap: '2.5', minWidth: '0', paddingBlockStart: { md: '4' }, alignContent: 'start' })}>
            <div className={stack({ gap: '1', minWidth: '0' })}>
              <div className={wrap({ alignItems: 'center', columnGap: '3', rowGap: '1' })}>
                <h1 className={longWords({ textStyle: 'h1' })}>{displayName}</h1>
                {profile.verified && <BadgeCheck role="img" aria-label={PROFILE_HEADER.verifiedLabel} className={keepSize({ color: 'brand' })} />}
                <ProfileBadge profile={profile} />
              </div>
              <p className={wrap({ alignItems: 'center', gap: '2', color: 'fg.subtle', textStyle: 'small', overflowWrap: 'anywhere', minHeight: '6' })}>
                @{username}
                {streak > 0 && <Badge tone="warn"><Flame aria-hidden />{PROFILE_HEADER.streakText(streak)}</Badge>}
              </p>
            </div>
            {bio && <p className={multilineText({ maxWidth: 'prose', color: 'fg.muted', textWrap: '[pretty]' })}>{bio}</p>}
            <ul className={wrap({ columnGap: '5', rowGap: '1', textStyle: 'small', color: 'fg.subtle' })}>
              {links.map((url) => (
                <li key={url} className={css({ minWidth: '0', maxWidth: 'full' })}>
                  <a href={url} target="_blank" rel="noopener nofollow ugc" className={link}>
                    <Globe size={16} aria-hidden />
                    <span className={css({ truncate: true })}>{shortAddress(url)}</span>
                    <span className={visuallyHidden()}> {PROFILE_HEADER.opensNewTabText}</span>
                  </a>
                </li>
              ))}
              <li className={fact}><CalendarDays size={16} aria-hidden />{PROFILE_HEADER.joinedText(dateText(new Date(joinedAt), { month: 'long', year: 'numeric', timeZone: 'UTC' }))}</li>
            </ul>
          </div>
          {actions && <div className={acts}>{actions}</div>}
        </div>
        {facts}
      </div>
    </header>
  );
}

/** Writes the address of a website as people read it: `mira.example/work` for `https://www.mira.example/work/`. */
const shortAddress = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

/** Places the picture, names and buttons of the profile's header beside each other in a wide window. */
const top = css({ display: 'grid', columnGap: '6', rowGap: '3', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' }, alignItems: 'start' });
const acts = wrap({ gap: '2', paddingBlockStart: { md: '4' }, '& > button:first-child': { mdDown: { flexGrow: '1' } } });
const panel = css({ layerStyle: 'panel', overflow: 'hidden' });
const fact = inlineStack({ gap: '1.5', minHeight: '6' });
const link = css({ display: 'inline-flex', alignItems: 'center', gap: '1.5', minHeight: '6', maxWidth: 'full', color: 'fg', textDecoration: 'none', borderRadius: 'xs', _hover: { textDecoration: 'underline' }, '& > svg': { color: 'fg.subtle', flex: 'none' } });

const CREW = { moderator: 'Crew · Moderator', support: 'Crew · Support', admin: 'Crew · Administrator' } as const;

/** Badge that says whether an account is the platform, one of its staff, or a creator. */
function ProfileBadge({ profile: { platform, badge } }: { profile: PublicProfile }) {
  if (platform) return <Badge tone="brand"><Sparkles aria-hidden />{PROFILE_BADGE.systemBadge}</Badge>;
  if (badge === null || badge === 'user') return null;
  if (badge === 'creator') return <Badge tone="good"><Feather aria-hidden />{PROFILE_HEADER.badge}</Badge>;
  return <Badge tone="brand"><BadgeCheck aria-hidden />{CREW[badge]}</Badge>;
}
