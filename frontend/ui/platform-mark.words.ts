export const PLATFORM_MARK = {
  label: 'Run by Conjure',
};
