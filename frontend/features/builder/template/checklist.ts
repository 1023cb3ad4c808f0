import { undefinedVariables, unusedFields } from '#contracts/draft-problems.ts';
import { counted, pluralWord } from '#contracts/plural.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { CHECKLIST } from '../builder-template.words.ts';

export interface ChecklistItem {
  key: 'role' | 'task' | 'constraints' | 'example' | 'used' | 'defined';
  label: string;
  done: boolean;
  /** Advice on the template, shown while this sign of quality is missing. */
  tip: string;
}

export interface Checklist {
  items: readonly ChecklistItem[];
  /** Quality score of the template, from 0 to 100. */
  score: number;
  /** A friendly line on the template's quality so far. */
  verdict: string;
}

const ROLE = /\b(you are|you're|act as|acting as|your role|imagine you|as an? (expert|experienced|senior|professional))\b/i;
const TASK = /\b(write|create|draft|make|design|explain|summari[sz]e|translate|generate|list|compare|analy[sz]e|review|suggest|plan|describe|outline|rewrite|turn|give|produce|build|find|show|paint|draw|photograph|film|shoot|render|illustrat\w+|portrait|scene|photo|shot|picture|landscape)\b/i;
const CONSTRAINTS = /\b(must|never|avoid|don't|do not|only|at most|at least|no more than|exactly|keep|limit|under \d|up to \d|\d+ (words|sentences|lines|paragraphs|points|steps)|tone|format|style|lighting|camera|lens|palette|aspect|composition|without)\b/i;
const EXAMPLE = /\b(example|for instance|e\.g\.|such as|like this|sample)\b|```|^\s*(input|output|q|a):/im;

/** Points that each sign of quality adds to the template's score; together 100. */
const WEIGHTS: Record<ChecklistItem['key'], number> = { role: 18, task: 22, constraints: 18, example: 14, used: 14, defined: 14 };

const few = (names: readonly string[]): string => names.slice(0, 3).map((name) => `{{${name}}}`).join(', ') + (names.length > 3 ? ' and more' : '');

/** Scores a template by simple signs of a good prompt, such as a role. The score only advises and never blocks publishing. */
export function qualityChecklist(content: DraftContent): Checklist {
  const { template, systemTemplate, negativeTemplate, contentType } = content;
  const words = [systemTemplate ?? '', template].join('\n');
  const visual = contentType !== 'text';
  const undefinedOnes = undefinedVariables(content);
  const unused = unusedFields(content);
  const written = template.trim() !== '';
  const all: readonly (ChecklistItem | null)[] = [
    // A prompt for pictures needs no role, and its subject counts as its task.
    visual ? null : { key: 'role', label: 'Role', done: ROLE.test(words), tip: CHECKLIST.roleTip },
    { key: 'task', label: visual ? 'Subject' : 'Task', done: TASK.test(words), tip: visual ? CHECKLIST.subjectTip : CHECKLIST.taskTip },
    { key: 'constraints', label: visual ? 'Style' : 'Constraints', done: CONSTRAINTS.test(words) || (visual && (negativeTemplate ?? '').trim() !== ''), tip: visual ? CHECKLIST.styleTip : CHECKLIST.limitsTip },
    visual ? null : { key: 'example', label: 'Example', done: EXAMPLE.test(words), tip: CHECKLIST.exampleTip },
    { key: 'used', label: unused.length === 0 ? 'All fields used' : counted(unused.length, 'unused field'), done: written && unused.length === 0, tip: unused.length > 0 ? `Nothing names ${few(unused)} yet.` : CHECKLIST.emptyTip },
    { key: 'defined', label: undefinedOnes.length === 0 ? 'No loose variables' : counted(undefinedOnes.length, 'loose variable'), done: written && undefinedOnes.length === 0, tip: undefinedOnes.length > 0 ? `${few(undefinedOnes)} ${pluralWord(undefinedOnes.length, 'has', 'have')} no field.` : CHECKLIST.emptyTip },
  ];
  const items = all.filter((item) => item !== null);
  const weigh = (some: readonly ChecklistItem[]): number => some.reduce((sum, { key }) => sum + WEIGHTS[key], 0);
  const score = Math.round((100 * weigh(items.filter(({ done }) => done))) / weigh(items));
  return { items, score, verdict: verdictOf(items, score, written) };
}

function verdictOf(items: readonly ChecklistItem[], score: number, written: boolean): string {
  if (!written) return CHECKLIST.emptyTip;
  const next = items.find(({ done }) => !done);
  if (!next) return CHECKLIST.completeText;
  return score >= 70 ? `Nearly there. ${next.tip}` : `A start. ${next.tip}`;
}
