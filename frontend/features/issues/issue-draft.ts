import { atom } from 'jotai';
import * as z from 'zod/mini';
import { DEFAULT_ISSUE_VERSION, issueReport } from '#contracts/issues.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';

/** What the form holds: the picture stays a file until it is sent. */
export const issueForm = z.omit(issueReport, { imageData: true });
export type IssueForm = z.input<typeof issueForm>;

export interface IssueDraft {
  /** The user who wrote the draft: other users of this browser do not see it. */
  userId: string;
  form: IssueForm;
  screenshot: File | null;
}

export const EMPTY_FORM: IssueForm = { title: '', type: 'bug', description: '', steps: '', environmentInfo: '', version: DEFAULT_ISSUE_VERSION };

/** What was written and not sent: a window that closed by accident loses nothing. */
export const issueDraftAtom = atom<IssueDraft | null>(null);

/** The key of the report that was pressed and never seen to arrive: kept like the draft, so that closing the window makes no second report. */
export const unsentReportAtom = atom(() => createUnansweredAction());

/** Whether there is anything in it that would be a pity to lose. */
export const isWritten = ({ form, screenshot }: IssueDraft): boolean =>
  screenshot !== null || [form.title, form.description, form.steps, form.environmentInfo].some((text) => (text ?? '').trim() !== '');
