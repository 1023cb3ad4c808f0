import { BadgeCheck, Feather, Sparkles } from 'lucide-react';
import type { PublicProfile } from '#contracts/profiles.ts';
import { Badge } from '#ui/badge.tsx';
import { PROFILE_BADGE } from './profile.words.ts';

const CREW = { moderator: 'Crew · Moderator', support: 'Crew · Support', admin: 'Crew · Administrator' } as const;

/** What others should know about whom they deal with: the platform, its staff, or a creator. */
export function ProfileBadge({ profile: { platform, badge } }: { profile: PublicProfile }) {
  if (platform) return <Badge tone="brand"><Sparkles aria-hidden />{PROFILE_BADGE.systemBadge}</Badge>;
  if (badge === null || badge === 'user') return null;
  if (badge === 'creator') return <Badge tone="good"><Feather aria-hidden />Creator</Badge>;
  return <Badge tone="brand"><BadgeCheck aria-hidden />{CREW[badge]}</Badge>;
}
