import { atom } from 'jotai';
import * as z from 'zod/mini';
import { DEFAULT_ISSUE_VERSION, issueReport } from '#contracts/issues.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';

/** Schema of the form: the picture stays a file until it is sent. */
export const issueForm = z.omit(issueReport, { imageData: true });
export type IssueForm = z.input<typeof issueForm>;

export interface IssueDraft {
  /** The user who wrote the draft: other users of this browser do not see it. */
  userId: string;
  form: IssueForm;
  screenshot: File | null;
}

export const EMPTY_FORM: IssueForm = { title: '', type: 'bug', description: '', steps: '', environmentInfo: '', version: DEFAULT_ISSUE_VERSION };

/** The unsent text, so that closing the dialog by accident loses nothing. */
export const issueDraftAtom = atom<IssueDraft | null>(null);

/** The key of a report whose arrival is unknown. It is kept like the text, so that closing the dialog does not lead to a second report. */
export const unsentReportAtom = atom(() => createUnansweredAction());

/** Whether the form contains anything worth keeping. */
export const isWritten = ({ form, screenshot }: IssueDraft): boolean =>
  screenshot !== null || [form.title, form.description, form.steps, form.environmentInfo].some((text) => (text ?? '').trim() !== '');
