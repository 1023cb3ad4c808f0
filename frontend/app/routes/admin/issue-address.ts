import { issueStatus, issueType } from '#contracts/issues.ts';
import type { IssueFilters } from '#features/issues/triage/triage.queries.ts';
import { readFilters, writeFilters } from './filter-address.ts';

const ALLOWED = { status: issueStatus.options, type: issueType.options, assignee: ['me', 'none'] };

/** Filters of reports in an address. */
export const readIssueFilters = (params: URLSearchParams): IssueFilters => readFilters(params, ALLOWED);

/** Writes the filters of reports into an address. */
export const writeIssueFilters = (params: URLSearchParams, filters: IssueFilters): URLSearchParams => writeFilters(params, ALLOWED, { ...filters });
