import type { ContentType } from '#contracts/primitives.ts';

/** Sentences for the parts of a template that the author left out. */
const DEFAULTS: Record<ContentType, { role: string; constraint: string; output: string }> = {
  text: {
    role: 'You are a careful writer who does what is asked and says nothing beside it.',
    constraint: 'Use only what is given here. Where something is missing, leave it out and invent nothing.',
    output: 'Answer in Markdown with short paragraphs: the finished text alone, without an introduction.',
  },
  image: {
    role: 'You compose pictures with one clear subject and light that makes sense.',
    constraint: 'Keep the background calmer than the subject, and leave letters and logos out.',
    output: 'One picture, sharp where it matters, with room around the subject.',
  },
  video: {
    role: 'You direct short films in which one thing happens, from a first picture to a last.',
    constraint: 'Keep subject, colours and light the same from beginning to end.',
    output: 'One continuous shot with a calm camera that ends on a picture worth keeping.',
  },
};

/** Matches blanks at the beginning of a line, but no line breaks: otherwise each search would run through all the empty lines that follow. */
const MARGIN = '[^\\S\\n\\r\\u2028\\u2029]*';
const HEADING = (name: string): RegExp => new RegExp(`^${MARGIN}(?:#{1,6}\\s*|\\*\\*)?${name}s?\\b[^\\n]{0,12}?(?:\\*\\*|:|$)`, 'im');
const ROLE = new RegExp(`^${MARGIN}(?:you are|act as|you write|you compose|you direct|imagine you are|as an? [a-z]+ (?:you|who))\\b`, 'im');
const LIMIT = /^(?:do not|don['’]t|never|avoid|keep|use only|no |at most|at least|make sure|must|only )/i;
const SHAPE = /\b(?:markdown|json|table|bullets?|list|heading|paragraphs?|sentences?|format|aspect|shot)\b/i;
const ITEM = /^\s*(?:[-*•]|\d+[.)]|#|>|\||\*\*)/;

const EMPTY = { line: '', code: false };
const EMPTY_CODE = { line: '', code: true };

/** Splits a template into lines, each with whether it is inside a code fence. Lines inside a fence stay as the author wrote them. */
function linesOf(template: string): { line: string; code: boolean }[] {
  let fenced = false;
  return template.replace(/\r\n?/g, '\n').split('\n').map((line) => {
    if (line === '') return fenced ? EMPTY_CODE : EMPTY;
    const fence = /^\s*```/.test(line);
    const code = fenced || fence;
    if (fence) fenced = !fenced;
    return { line: code ? line : line.trimEnd().replace(/(\S)[ \t]{2,}(?=\S)/g, '$1 '), code };
  });
}

const sentencesOf = (line: string): string[] => line.split(/(?<=[.!?])\s+(?=[\p{Lu}{“"])/u);

/** Separates the sentences that set limits from the rest of a running text. Lists, headings and code are not split. */
function partLimits(template: string): { task: string; limits: string[] } {
  const limits: string[] = [];
  const kept = linesOf(template).flatMap(({ line, code }) => {
    if (code || ITEM.test(line) || line.trim() === '') return [line];
    const rest = sentencesOf(line).filter((sentence) => {
      const limit = LIMIT.test(sentence.trim()) && !sentence.trim().endsWith(':');
      if (limit) limits.push(sentence.trim());
      return !limit;
    });
    return rest.length === 0 ? [] : [rest.join(' ')];
  });
  return { task: calm(kept.join('\n')), limits };
}

const calm = (text: string): string => text.replace(/\n{3,}/g, '\n\n').trim();

/**
 * Orders a template into the four parts that models follow best: role, task, constraints, output. Every word and placeholder of the author
 * stays, in its order within each part, and a missing part gets a sentence of Studio's. A template that is in parts already keeps them. Pure.
 */
export function tidyTemplate(template: string, contentType: ContentType): string {
  const { role, constraint, output } = DEFAULTS[contentType];
  if (HEADING('task').test(template)) {
    const parts = [calm(linesOf(template).map(({ line }) => line).join('\n'))];
    if (!HEADING('role').test(template) && !ROLE.test(template)) parts.unshift(`## Role\n${role}`);
    if (!HEADING('constraint').test(template)) parts.push(`## Constraints\n- ${constraint}`);
    if (!HEADING('output').test(template)) parts.push(`## Output\n${output}`);
    return `${parts.join('\n\n')}\n`;
  }
  const { task, limits } = partLimits(template);
  const [first = '', ...others] = task.split(/\n\s*\n/);
  const opening = sentencesOf(first.replace(/\n/g, ' '));
  const saysRole = ROLE.test(first) && !first.includes('\n') && (opening.length > 1 || others.length > 0);
  const work = saysRole ? [opening.slice(1).join(' '), ...others].filter((part) => part !== '').join('\n\n') : task;
  return `${[
    `## Role\n${saysRole ? opening[0] : role}`,
    ...(work === '' ? [] : [`## Task\n${work}`]),
    `## Constraints\n${[...limits, constraint].map((limit) => `- ${limit}`).join('\n')}`,
    ...(SHAPE.test(task) ? [] : [`## Output\n${output}`]),
  ].join('\n\n')}\n`;
}
