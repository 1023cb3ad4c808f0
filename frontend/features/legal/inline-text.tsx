import { Link } from 'react-router-dom';
import { textLink } from '#styled/recipes';
import { elementAt } from '#contracts/must.ts';

const MARKS = /(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/;

/** A paragraph's words with their **strong** parts and [links](/address); everything else stays letters. */
export function InlineText({ text }: { text: string }) {
  return text.split(MARKS).map((part, index) => {
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
    // Parts of a constant text never change places.
    if (link) return <Link key={index} to={elementAt(link, 2)} className={textLink()}>{link[1]}</Link>;
    return part.startsWith('**') ? <strong key={index}>{part.slice(2, -2)}</strong> : part;
  });
}
