import { Sentence } from '#ui/sentence.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { SectionProps } from '../section-props.ts';
import { SettingsCard } from '../settings-card.tsx';
import { AvatarField } from './avatar-field.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { PROFILE_SECTION } from '../account.words.ts';

/** The settings section for the public profile: picture, name, bio and links. */
export function ProfileSection({ account, user }: SectionProps) {
  return (
    <>
      <SettingsCard title={PROFILE_SECTION.pictureTitle} intro={PROFILE_SECTION.pictureIntro}>
        <AvatarField user={user} />
      </SettingsCard>
      <SettingsCard title={PROFILE_SECTION.aboutYouTitle} intro={<Sentence text={PROFILE_SECTION.aboutIntro} parts={{ page: <TextLink to={`/profile/${user.username}`}>{PROFILE_SECTION.pageLink}</TextLink> }} />}>
        <ProfileFields account={account} user={user} />
      </SettingsCard>
    </>
  );
}
