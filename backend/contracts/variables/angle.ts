import { must } from '../must.ts';
import { allCode } from './code-spans.ts';
import { within } from './occurrence.ts';
import type { Findings, Occurrence } from './occurrence.ts';

const PLACE = /(?<![\w<\\])<([A-Za-z][A-Za-z0-9 _-]{2,59})>(?!\w)/g;
const HTML = new Set(
  ('abbr address area article aside audio base bdi bdo big blockquote body button canvas caption center cite code col colgroup data ' +
    'datalist del details dfn dialog div dl dt embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head ' +
    'header hgroup html iframe img input ins kbd label legend link main map mark menu meta meter nav noscript object ol optgroup ' +
    'option output param path picture pre progress rect ruby samp script search section select slot small source span strike strong ' +
    'style sub summary sup svg table tbody template textarea tfoot thead time title track tspan use var video wbr think').split(' '),
);

const CLOSING = /<\/([A-Za-z][A-Za-z0-9 _-]{0,59})/g;

/** Tells whether one of a text's closing tags begins with a name, e.g. with `b` in a text with `</bold>`. Such a name in angle brackets is no variable. */
function closingTags(text: string): (name: string) => boolean {
  const names = [...new Set(Array.from(text.matchAll(CLOSING), (match) => must(match[1], 'the name of a tag')))].sort();
  return (name) => {
    let [low, high] = [0, names.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (must(names[middle], 'the name in the middle') < name) low = middle + 1;
      else high = middle;
    }
    return names[low]?.startsWith(name) ?? false;
  };
}

/** Finds variables written as `<topic>`. HTML elements, tags that the text closes, and code are no variables. */
export function angle(text: string): Findings {
  const code = allCode(text);
  // When a text closes tags or speaks of tags, a single word in angle brackets is a tag and no variable.
  const closes = text.includes('</') || /\btags?\b/i.test(text);
  const isClosed = closingTags(text);
  const found: Occurrence[] = [];
  for (const match of text.matchAll(PLACE)) {
    const name = must(match[1], 'the name of a variable').trim();
    const plainWord = /^[A-Za-z][a-z0-9]*$/.test(name);
    const isTag = HTML.has(name.toLowerCase()) || isClosed(name) || (plainWord && closes);
    if (isTag || within(code, match.index)) continue;
    found.push({ syntax: 'angle', name, start: match.index, end: match.index + match[0].length });
  }
  return { found, left: [] };
}
