import { counted } from '#contracts/plural.ts';
import { IMPORT_REPORT_DAYS } from '#contracts/portability.ts';
import { fileSize } from '#lib/file-size.ts';

const TYPES = { prompt: 'Prompt', creation: 'Creation', collection: 'Collection', folder: 'Folder', list: 'List' } as const;
const STATES = { imported: 'Imported', skipped: 'Skipped', failed: 'Failed' } as const;

/** Texts of the settings section that exports an account, and imports an account from another installation. */
export const PORTABILITY = {
  exportTitle: 'Move to another installation',
  exportIntro: 'One file with your prompts, creations with their files, collections and folders. Another installation takes it under Import an account.',
  exportButton: 'Prepare the file',
  exportAgainButton: 'Prepare a new file',
  preparing: (done: number, items: number) => `Preparing: ${done} of ${counted(items, 'creation')}`,
  ready: (bytes: number | null, until: string) => `${bytes === null ? '' : `${fileSize(bytes)}, `}until ${until}`,
  downloadButton: 'Download the file',
  packsNote: 'Packs, sales and your wallet stay here.',
  failedTitle: 'That did not work',
  tryAgain: 'Please try again.',
  importTitle: 'Import an account',
  importIntro: 'Prompts arrive as drafts, and everything else private. Imported creations cannot be published. The same file can be imported twice: nothing comes twice.',
  chooseFile: 'Choose the exported file',
  fileHint: 'A ZIP from Move to another installation',
  wrongFile: (name: string, bytes: number) => `Your upload of ${name} (${fileSize(bytes)}) is not finished. Choose that file to go on, or give the upload up.`,
  uploadButton: 'Import this file',
  resumeButton: 'Go on',
  pauseButton: 'Pause',
  giveUpButton: 'Give up',
  uploading: (received: number, bytes: number) => `${fileSize(received)} of ${fileSize(bytes)} uploaded`,
  uploadLabel: 'Upload of the account',
  exportLabel: 'Preparation of the file',
  importLabel: 'Import of the account',
  reading: (done: number, total: number | null) => (total === null ? 'Reading the file' : `${done} of ${total} read`),
  interrupted: (name: string, received: number, bytes: number) => `The upload of ${name} stopped at ${fileSize(received)} of ${fileSize(bytes)}. Choose the same file to go on.`,
  done: ({ imported, skipped, failed }: { imported: number; skipped: number; failed: number }) => `${imported} imported, ${skipped} skipped, ${failed} failed`,
  reportTitle: 'Report',
  reportKept: `This report stays here for ${IMPORT_REPORT_DAYS} days.`,
  typeOf: (type: keyof typeof TYPES): string => TYPES[type],
  stateOf: (state: keyof typeof STATES): string => STATES[state],
} as const;
