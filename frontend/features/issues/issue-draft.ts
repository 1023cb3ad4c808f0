import { atom } from 'jotai';
import * as z from 'zod/mini';
import { DEFAULT_ISSUE_VERSION, issueReport } from '#contracts/issues.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';

/** Schema of the form that reports an issue. The screenshot is no part of it, because it stays a file until the report is sent. */
export const issueForm = z.omit(issueReport, { imageData: true });
export type IssueForm = z.input<typeof issueForm>;

export interface IssueDraft {
  /** The user who wrote this draft of an issue report: other users of this browser do not see it. */
  userId: string;
  form: IssueForm;
  screenshot: File | null;
}

export const EMPTY_FORM: IssueForm = { title: '', type: 'bug', description: '', steps: '', environmentInfo: '', version: DEFAULT_ISSUE_VERSION };

/** Holds the unsent issue report outside the dialog, so that closing the dialog by accident loses nothing. */
export const issueDraftAtom = atom<IssueDraft | null>(null);

/**
 * Holds the idempotency key of an issue report that the server has not confirmed. It outlives the dialog, so that sending again after closing
 * does not make a second report.
 */
export const unsentReportAtom = atom(() => createUnansweredAction());

/** Returns whether the draft of an issue report holds any text or a screenshot, and so is worth keeping. */
export const isWritten = ({ form, screenshot }: IssueDraft): boolean =>
  screenshot !== null || [form.title, form.description, form.steps, form.environmentInfo].some((text) => (text ?? '').trim() !== '');
