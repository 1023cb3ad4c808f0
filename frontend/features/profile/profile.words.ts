import { pluralWord } from '#contracts/plural.ts';
import { dateText } from '#lib/date-text.ts';

/** Words of the badge of the shop's own accounts. */
export const PROFILE_BADGE = {
  systemBadge: 'Run by Conjure',
};

export const PROFILE_HEADER = {
  opensNewTabText: '(opens in a new tab)',
  joinedText: (words: string) => `Joined ${words}`,
  badge: 'Creator',
  verifiedLabel: 'Verified',
  streakText: (days: number) => `${days} ${pluralWord(days, 'day')}`,
};

export const LEVEL_RING = {
  levelText: (level: number) => `Level ${level}`,
};

export const PROFILE_TOTALS = {
  runsText: 'prompt runs',
  likesText: 'likes received',
  worksText: 'works, last 30 days',
};

export const ACTIVITY_PANEL = {
  daysText: (days: number) => (days === 0 ? 'Nothing made in the last year' : `${days} ${pluralWord(days, 'day')} with something made`),
  longestText: (days: number, open: boolean) => `Longest run ${days} ${pluralWord(days, 'day')}${open ? ', still going' : ''}`,
  mapLabel: (weeks: number) => (weeks > 50 ? 'Days of the last year' : `Days of the last ${weeks} weeks`),
  dayText: ({ day, made, texts, images, videos }: { day: string; made: number; texts: number; images: number; videos: number }) => {
    const on = dateText(new Date(`${day}T00:00:00Z`), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
    const split = [images > 0 && `${images} ${pluralWord(images, 'image')}`, texts > 0 && `${texts} ${pluralWord(texts, 'text')}`, videos > 0 && `${videos} ${pluralWord(videos, 'video')}`].filter(Boolean).join(', ');
    return made === 0 ? `Nothing made on ${on}` : `${made} made on ${on}: ${split}`;
  },
  lessText: 'Less',
  moreText: 'More',
};

/** Words of the tabs of a profile. */
export const PROFILE_TABS = {
  noCreationsTitle: 'No public creations',
  noCreationsText: (name: string) => `${name} shows no creations yet.`,
  creationsLabel: (name: string) => `Creations of ${name}`,
  noPacksTitle: 'No packs',
  noPacksText: (name: string) => `${name} has no pack on the market.`,
  noCollectionsTitle: 'No public collections',
  noCollectionsText: (name: string) => `${name} shares no collections yet.`,
  collectionText: (items: number, followers: number) => `${items} ${pluralWord(items, 'item')} · ${followers} ${pluralWord(followers, 'follower')}`,
  noLikesTitle: 'No likes to show',
  noLikesText: (name: string) => `${name} shows no liked prompts.`,
  onlyYouText: 'Only you see this list. You can show it in the privacy settings.',
};

/** Words of the works that a person pins to the profile, and of the dialog that chooses them. */
export const PINS = {
  heading: 'Pinned',
  chooseButton: 'Choose pinned works',
  worksText: (percent: number) => `${percent}% works`,
  runsText: (runs: string) => `${runs} runs`,
  itemsText: (items: number) => `${items} ${pluralWord(items, 'item')}`,
  kinds: { prompt: 'Prompt', prompt_pack: 'Pack', creation: 'Creation', collection: 'Collection' },
};

export const CHOOSE_PINS = {
  title: 'Pinned works',
  description: (most: number) => `Up to ${most} of your public works come first on your profile. Drag them by their handles.`,
  orderKeys: 'On a handle, the arrow keys move a work too.',
  doneButton: 'Done',
  listLabel: 'Pinned works in their order',
  noneText: 'Nothing is pinned yet.',
  countText: (pins: number, most: number) => `${pins} of ${most} pinned`,
  moveLabel: (title: string) => `Move ${title}`,
  removeLabel: (title: string) => `Unpin ${title}`,
  kindLabel: 'Kind of work',
  kinds: [{ value: 'prompt', label: 'Prompts' }, { value: 'prompt_pack', label: 'Packs' }, { value: 'creation', label: 'Creations' }, { value: 'collection', label: 'Collections' }] as const,
  worksLabel: 'Your public works',
  noWorksText: 'You have no public works of this kind.',
  pinButton: 'Pin',
  pinnedText: 'Pinned',
  failedTitle: 'Not saved',
  failed: 'Please try again.',
};

/** Words of the column beside the works on a profile. */
export const PROFILE_ASIDE = {
  activityHeading: 'Activity',
  activityLink: 'Year',
  collectionsHeading: 'Collections',
  collectionsLink: (count: number) => `All ${count}`,
};

export const TIP_DIALOG = {
  title: (name: string) => `Tip ${name}`,
  description: 'Your tokens go to this person. They wait seven days, and 80% of them arrive.',
  action: 'Tip',
  busyLabel: 'Sending…',
  note: 'A tip cannot be taken back. Bonus tokens cannot tip.',
  failed: 'The tip was not sent. Nothing was charged.',
  uncertain: 'No answer came. Press again: the same tip is never charged twice.',
  sentTitle: (amount: number, name: string) => `${amount} ${pluralWord(amount, 'token')} sent to ${name}`,
  sentText: 'They get a message about it.',
  quickLabel: 'Common amounts',
  amountLabel: 'Tokens',
  leftText: (left: number) => `You may tip ${left} more ${pluralWord(left, 'token')} today.`,
  amountProblem: (most: number) => (most === 0 ? 'You have given your 200 tokens of today.' : `Enter a number from 1 to ${most}.`),
  noteLabel: 'Note',
  noteHelp: 'One line, for this person alone.',
};

export const PERSON_MENU = {
  label: (name: string) => `More about ${name}`,
  blockItem: (name: string) => `Block ${name}`,
  unblockItem: (name: string) => `Unblock ${name}`,
  reportItem: (name: string) => `Report ${name}`,
  blockTitle: (name: string) => `Block ${name}?`,
  blockText: 'You stop following each other and leave each other’s collections. They cannot comment on your works, follow, tip or invite you, and do not see your public lists while signed in.',
  blockButton: 'Block',
  blockedToast: (name: string) => `${name} is blocked`,
  blockedToastText: 'You can end this in the privacy settings.',
  unblockedToast: (name: string) => `${name} is not blocked any more`,
  failedTitle: 'Not saved',
  failed: 'Please try again.',
  tipButton: 'Tip',
};

export const PROFILE_PUBLIC = {
  title: 'This page could not be opened',
  button: 'Try again',
  pleaseTryAgainText: 'Please try again.',
};
