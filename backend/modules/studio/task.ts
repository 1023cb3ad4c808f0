/** Headings of a prompt's sections that say what is wanted. Sections under other headings are instructions about how to do it. */
const WANTED = /^(?:your )?(?:task|goal|request|assignment|brief|question|topic|subject|prompt|job|objective|what to (?:write|make|do)|instructions?)s?\b/i;
const HEADING = /^\s*(?:#{1,6}\s+|\*\*(?=[^*]+\*\*:?\s*$))([^\n*]{1,80}?)\s*(?:\*\*)?:?\s*$/;
/** Beginnings of lines such as "Role:" or "Context:", and sentences that only say who should answer. Neither is the task. */
const LABEL = /^\s*(?:role|context|persona|audience|format|output|constraints?|style|tone|rules?|system)\s*:\s*/i;
const WANTED_LABEL = /^\s*(?:task|goal|request|topic|subject|prompt)\s*:\s*/i;
const CAST = /^\s*(?:you are|you're|act as|imagine you are|pretend|as an? (?:expert|experienced|professional|senior))\b[^.!?\n]*(?:[.!?]+\s*|$)/i;

/**
 * The task of a prompt without headings, roles and rules: the section under "Task" or a similar heading, else the first lines that are
 * neither a heading nor a role. If nothing is left, the whole prompt. Pure.
 */
export function taskOf(prompt: string): string {
  const lines = prompt.slice(0, 20_000).replace(/\n{3,}/g, '\n\n').split('\n');
  const sections: { name: string; lines: string[] }[] = [{ name: '', lines: [] }];
  for (const line of lines) {
    const heading = HEADING.exec(line)?.[1];
    if (heading !== undefined) sections.push({ name: heading, lines: [] });
    else sections.at(-1)!.lines.push(line);
  }
  const said = ({ lines: own }: { lines: readonly string[] }): string => {
    const labelled = own.find((line) => WANTED_LABEL.test(line));
    const open = labelled === undefined ? own.filter((line) => !LABEL.test(line)) : [labelled.replace(WANTED_LABEL, '')];
    return open.join('\n').replace(CAST, '').trim();
  };
  const wanted = sections.filter(({ name }) => WANTED.test(name)).map(said).find(Boolean);
  if (wanted !== undefined) return wanted;
  const open = sections.filter(({ name }) => !/^(?:role|persona|context|constraints?|rules?|output|format|style|tone|audience|examples?|notes?|system)\b/i.test(name)).map(said).filter(Boolean);
  return open.join('\n\n') || prompt.replace(/^[\s#*]+/, '').trim() || prompt;
}
