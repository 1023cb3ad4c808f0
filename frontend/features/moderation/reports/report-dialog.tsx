import type { ReportDecision } from '#contracts/moderation.ts';
import type { ReportItem } from '../moderation.queries.ts';
import { VerdictDialog } from '../verdict-dialog.tsx';
import type { GivenReasons } from '../verdict-dialog.tsx';
import { REPORT_DIALOG } from '../moderation-cases.words.ts';

export type ReportVerdict = ReportDecision;

interface ReportDialogProps {
  items: readonly ReportItem[];
  verdict: ReportVerdict;
  onSend(given: GivenReasons): Promise<unknown>;
  onClose(): void;
}

const WHAT: Record<ReportItem['targetType'], (item: ReportItem) => string> = {
  prompt: ({ title }) => `“${title}”`,
  prompt_pack: ({ title }) => REPORT_DIALOG.pack(title),
  review: ({ title }) => REPORT_DIALOG.review(title),
  comment: ({ title }) => REPORT_DIALOG.comment(title),
  creation: ({ title }) => REPORT_DIALOG.creation(title),
  folder: ({ title }) => REPORT_DIALOG.folder(title),
  collection: ({ title }) => `“${title}”`,
  challenge: ({ title }) => `“${title}”`,
  challenge_entry: ({ title }) => REPORT_DIALOG.entry(title),
  agent: ({ title }) => REPORT_DIALOG.agent(title),
  chat_share: ({ title }) => REPORT_DIALOG.chatShare(title),
  person: ({ title }) => REPORT_DIALOG.person(title),
};

/** Dialog in which a moderator confirms the decision about one or several reports. */
export function ReportDialog({ items, verdict, onSend, onClose }: ReportDialogProps) {
  const [first] = items;
  if (!first) return null;
  const what = items.length === 1 ? WHAT[first.targetType](first) : REPORT_DIALOG.manyThings(items.length);
  const shared = { onSend, onClose };
  if (verdict === 'dismiss') {
    return (
      <VerdictDialog
        {...shared} title={items.length === 1 ? `Keep ${what}?` : REPORT_DIALOG.dismissManyTitle(items.length)} description={REPORT_DIALOG.dismissText}
        action={REPORT_DIALOG.dismissAction} busyLabel={REPORT_DIALOG.dismissingBusyLabel} noteLabel={REPORT_DIALOG.noteNoteLabel} noteHelp={REPORT_DIALOG.dismissNoteHelp}
      />
    );
  }
  if (verdict === 'hide') {
    return (
      <VerdictDialog
        {...shared} title={REPORT_DIALOG.hideTitle(what)} action={REPORT_DIALOG.hideAndAskAction} busyLabel={REPORT_DIALOG.hidingBusyLabel} rule={{ begin: first.rule }}
        description={REPORT_DIALOG.hideText}
        noteLabel={REPORT_DIALOG.hideNoteLabel} noteHelp={REPORT_DIALOG.hideNoteHelp} noteMin={10}
      />
    );
  }
  return (
    <VerdictDialog
      {...shared} destructive strike title={REPORT_DIALOG.removeTitle(what)} description={items.every(({ targetType }) => targetType === 'person') ? REPORT_DIALOG.removePersonText : REPORT_DIALOG.removeText(items.some(({ targetType }) => targetType === 'prompt'))}
      action={REPORT_DIALOG.takeDownAction} busyLabel={REPORT_DIALOG.takingDownBusyLabel} rule={{ begin: first.rule, said: items.every(({ targetType }) => targetType !== 'prompt') }} noteLabel={REPORT_DIALOG.whatOwnerReadsNoteLabel} noteHelp={REPORT_DIALOG.removeNoteHelp} noteMin={10}
    />
  );
}
