import { useEffect, useRef, useState, type ReactNode } from 'react';
import { TYPING_PAUSE_MS } from '#lib/use-delayed.ts';
import { Input } from '#ui/input.tsx';

interface SearchBoxProps {
  /** The search text that the list currently uses. */
  q: string;
  onSearch(q: string): void;
  placeholder: string;
  /** Before the words. */
  icon?: ReactNode;
}

/** Searches when typing pauses, or at once by Enter. It follows the address when the back button changes it. */
export function SearchBox({ q, onSearch, placeholder, icon }: SearchBoxProps) {
  const [text, setText] = useState(q);
  const [known, setKnown] = useState({ q, sent: q });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSearch);
  useEffect(() => {
    // Another filter may change before the delayed search runs, so it must use the newest callback and not restore the old filter.
    latest.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  if (q !== known.q) {
    setKnown({ q, sent: q });
    // When our own search comes back from the address, it must not remove letters typed since.
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
