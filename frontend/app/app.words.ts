import { fullDate } from '#lib/full-date.ts';

export const BAN_NOTICE = {
  button: 'Go to the start page',
  title: 'This account is banned',
  untilDescription: (until: string) => `Until ${fullDate(until)}. You are signed out everywhere, and can sign in again after that.`,
  forGoodDescription: 'For good. You are signed out everywhere.',
};
