import * as z from 'zod/mini';

/** The address that exports own prompts as a file: `?format=markdown|json|csv`, `&ids=` for some of them. Several prompts as Markdown are a ZIP. */
export const EXPORT_PATH = '/api/exports/prompts';
export const exportFormat = z.enum(['markdown', 'json', 'csv']);
