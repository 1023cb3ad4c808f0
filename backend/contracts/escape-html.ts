import { must } from './must.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for HTML or XML: safe between tags, and in an attribute between quotes of either kind. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => must(ENTITIES[sign], 'the entity of a sign'));
