import { ARCHIVE_DAYS } from '#contracts/archives.ts';
import { pluralWord } from '#contracts/plural.ts';

const WHERE = { creations: 'under My Creations', account: 'in your settings under Data' } as const;

/** Writes the message about a finished archive: what is in it, where it is, and until when. */
export const archiveReadyTexts = ({ kind, items }: { kind: keyof typeof WHERE; items: number }): { subject: string; content: string } => ({
  subject: kind === 'account' ? 'The export of your account is ready' : 'Your ZIP file is ready',
  content: `${kind === 'account' ? 'Everything of your account' : `${items} ${pluralWord(items, 'creation', 'creations')}`} can be downloaded ${WHERE[kind]} for ${ARCHIVE_DAYS} days.`,
});
