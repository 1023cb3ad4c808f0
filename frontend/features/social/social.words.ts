export const USE_FOLLOW = {
  failedTitle: 'The change was not saved',
};

export const FOLLOW_COUNTS = {
  button: '{following} following',
};

export const FOLLOWS_DIALOG = {
  followersLabel: 'Followers',
  followingLabel: 'Following',
  peopleAroundTitle: (displayName: string) => `People around ${displayName}`,
  whichPeopleLabel: 'Which people',
  noFollowersYetTitle: 'No followers yet',
  followingNoAccountTitle: 'Not following anyone yet',
  beganText: 'Began {when}',
};
