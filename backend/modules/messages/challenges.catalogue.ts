import { pluralWord } from '#contracts/plural.ts';
import { tokens } from './domain/token-words.ts';

interface Texts {
  subject: string;
  content: string;
}

interface Named {
  title: string;
}

/** Formats a time in the time zone of the reader: "Sat, 21 Nov, 18:05". */
export const momentFor = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(new Date(iso));

const KINDS = { text: 'text', image: 'picture', video: 'clip' } as const;

export const challengeOpenedTexts = ({ title, contentType, until }: Named & { contentType: keyof typeof KINDS; until: string }): Texts => ({
  subject: `“${title}” is open`, content: `You asked to be told. Make a ${KINDS[contentType]} until ${until}.`,
});
export const challengeClosingTexts = ({ title, until }: Named & { until: string }): Texts => ({ subject: `“${title}” closes soon`, content: `It takes entries until ${until}. You have not entered yet.` });
export const votingOpenTexts = ({ title, until }: Named & { until: string }): Texts => ({ subject: `Voting on “${title}” is open`, content: `Vote on pairs of other entries until ${until}. Ten votes that count earn a token.` });
export const challengeCancelledTexts = ({ title, reason }: Named & { reason: string }): Texts => ({ subject: `“${title}” was cancelled`, content: `${reason} Entry fees and the prize pool went back to those who paid them.` });

/** Writes the message about the result of a person's best entry in a challenge. A prize is paid a day after the results. */
export const challengeResultTexts = ({ title, place, entrants, prize }: Named & { place: number; entrants: number; prize: number }): Texts => ({
  subject: place === 1 ? `You won “${title}” 🏆` : `The results of “${title}” stand`,
  content: `Your entry is number ${place} of ${entrants}.${prize === 0 ? '' : ` Your prize of ${tokens(prize)} arrives tomorrow.`}`,
});

const WON = {
  place: (place: number | null) => `for place ${place ?? 1}`,
  newcomer: () => 'as the best newcomer',
  taking_part: () => 'for taking part and voting',
} as const;
export const prizePaidTexts = ({ title, kind, place, amount }: Named & { kind: keyof typeof WON; place: number | null; amount: number }): Texts => ({
  subject: `${tokens(amount)} from “${title}”`, content: `You get ${amount} ${pluralWord(amount, 'token')} ${WON[kind](place)}.`,
});

export const entryRemovedTexts = ({ title, note, takenBack }: Named & { note: string; takenBack: number }): Texts => ({
  subject: `Your entry in “${title}” was removed`, content: `${note}${takenBack === 0 ? '' : ` ${tokens(takenBack)} of its prize were taken back.`}`,
});
