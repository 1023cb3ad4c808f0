export const ROLE_MEMBERS = {
  loadFailed: 'The list could not be fetched.',
  emptyText: 'No one has this role.',
  changeRoleLabel: (username: string) => `Change the role of ${username}`,
  label: 'Roles',
  tryAgainButton: 'Try again',
  link: 'Change role',
};

export const WHO_CAN_WHAT = {
  help: 'Type at least two letters.',
  searchFailed: 'The search failed.',
  plainUser: '{person} ({role}) has the permissions of every user.',
  mayAlso: '{person} ({role}) may also: {powers}',
  emptyText: 'No person with that name.',
  label: 'Who',
  button: 'Try again',
};

export const PERMISSION_MATRIX = {
  label: 'Permission matrix',
  permissionColumn: 'May',
};
