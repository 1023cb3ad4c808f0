/** role-members.tsx */
export const ROLE_MEMBERS = {
  listCouldNot: 'The list could not be fetched.',
  noOne: ' No one has this role.',
  changeTheRole: (username: string) => `Change the role of ${username}`,
};

/** who-can-what.tsx */
export const WHO_CAN_WHAT = {
  help: 'Type at least two letters.',
  searchFailed: 'The search failed.',
  hasThePermissions: 'has the permissions of every user.',
  noPerson: 'No person with that name.',
};
