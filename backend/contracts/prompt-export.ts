import * as z from 'zod/mini';

/** Own prompts as a file: `?format=markdown|json|csv`, `&ids=` for some of them. Markdown of several is a ZIP. */
export const EXPORT_PATH = '/api/exports/prompts';
export const exportFormat = z.enum(['markdown', 'json', 'csv']);
