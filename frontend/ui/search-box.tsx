import { useEffect, useRef, useState, type ReactNode } from 'react';
import { TYPING_PAUSE_MS } from '#lib/use-delayed.ts';
import { Input } from '#ui/input.tsx';

interface SearchBoxProps {
  /** The search text by which the list is filtered now. */
  q: string;
  onSearch(q: string): void;
  placeholder: string;
  /** Element in the search box before its text. */
  icon?: ReactNode;
}

/** A search box that searches when typing pauses, or at once by Enter. Its text follows the address when the back button changes it. */
export function SearchBox({ q, onSearch, placeholder, icon }: SearchBoxProps) {
  const [text, setText] = useState(q);
  const [known, setKnown] = useState({ q, sent: q });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSearch);
  useEffect(() => {
    // Calls the newest callback when the delayed search runs, because an older one would restore a filter that was changed meanwhile.
    latest.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  if (q !== known.q) {
    setKnown({ q, sent: q });
    // The box ignores its own search when the address reports it back, because it would remove letters typed since.
    if (q !== known.sent) setText(q);
  }
  const search = (words: string): void => {
    clearTimeout(timer.current);
    setKnown((before) => ({ ...before, sent: words.trim() }));
    latest.current(words.trim());
  };
  const type = (words: string): void => {
    setText(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(words), TYPING_PAUSE_MS);
  };
  return (
    <Input
      type="search" icon={icon} placeholder={placeholder} maxLength={100} autoComplete="off" value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && search(event.currentTarget.value)}
    />
  );
}
