import { Link } from 'react-router-dom';
import { textLink } from '#styled/recipes';
import { elementAt } from '#contracts/must.ts';

const MARKS = /(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/;
/** Matches an address of a page of this site. It refuses `//` and `/\`, which browsers read as the beginning of another host. */
const OWN_PAGE = /^\/(?![/\\])/;
const ELSEWHERE = /^(?:https:\/\/|mailto:)/;

/** A paragraph of a legal text with **strong** parts and [links](/address) to pages, https:// and mailto: addresses. Everything else is shown as plain text. */
export function InlineText({ text }: { text: string }) {
  return text.split(MARKS).map((part, index) => {
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
    // The parts of the paragraph have no id and never change their order, so their index is the key.
    if (link) return <TextLink key={index} words={elementAt(link, 1)} to={elementAt(link, 2)} part={part} />;
    return part.startsWith('**') && part.endsWith('**') ? <strong key={index}>{part.slice(2, -2)}</strong> : part;
  });
}

function TextLink({ words, to, part }: { words: string; to: string; part: string }) {
  if (OWN_PAGE.test(to)) return <Link to={to} className={textLink()}>{words}</Link>;
  return ELSEWHERE.test(to) ? <a href={to} rel="noreferrer" className={textLink()}>{words}</a> : part;
}
