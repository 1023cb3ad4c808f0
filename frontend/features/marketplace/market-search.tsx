import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { pluralWord } from '#contracts/plural.ts';
import { css, cx } from '#styled/css';
import { flexFill } from '#styled/patterns';
import { usePaced } from '#lib/use-paced.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { keysOnly } from '#ui/keys-only.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { suggestionGroups } from './suggestion.ts';
import type { Suggestion } from './suggestion.ts';
import { suggestionsQuery } from './suggestions.queries.ts';
import { MARKET_SEARCH } from './marketplace.words.ts';

/**
 * Shortest time in ms between two requests for suggestions while the user types. The first letter sends one at once, so that suggestions
 * appear within 100 ms.
 */
const SUGGEST_PACE_MS = 50;

interface MarketSearchProps {
  /** The search words in the address of the marketplace. */
  words: string;
  onSearch(words: string): void;
}

/** The marketplace's search box: typing shows suggestions (an ARIA combobox), Enter searches the marketplace, and `/` puts the focus into it. */
export function MarketSearch({ words, onSearch }: MarketSearchProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  useSlash(input);
  // When the address changes elsewhere (a link, the back button), the search box takes over the address's words.
  if (words !== known) {
    setKnown(words);
    setTyped(words);
  }
  const [asked, ask] = usePaced(words.trim(), SUGGEST_PACE_MS);
  const suggestions = useQuery({ ...suggestionsQuery(asked), enabled: open && asked !== '' });
  const groups = open && typed.trim() !== '' && suggestions.data ? suggestionGroups(suggestions.data) : [];
  const lines = groups.flatMap((group) => group.items);
  const shown = lines.length > 0;
  const pointed = lines.find((line) => line.key === active);
  const optionId = (key: string): string => `${listId}-${key}`;

  const search = (next: string): void => {
    setTyped(next);
    setOpen(false);
    onSearch(next.trim());
  };
  const choose = (suggestion: Suggestion): void => {
    setOpen(false);
    setActive(null);
    void navigate(suggestion.to);
  };
  const step = (by: 1 | -1): void => {
    // The arrow keys go through the suggestions in a circle. The search box itself is one more position, between the last and the first.
    const at = (lines.findIndex((line) => line.key === active) + 1 + by + lines.length + 1) % (lines.length + 1);
    setActive(lines[at - 1]?.key ?? null);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (open) step(event.key === 'ArrowDown' ? 1 : -1);
      else {
        setOpen(true);
        ask(typed.trim());
      }
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (shown && pointed) choose(pointed);
      else search(typed);
    } else if (event.key === 'Escape' && open && shown) {
      event.preventDefault();
      setOpen(false);
      setActive(null);
    }
  };
  return (
    <search className={flexFill({ position: 'relative', display: 'block' })}>
      <Input
        ref={input} size="lg" type="text" role="combobox" aria-label={MARKET_SEARCH.label} placeholder={MARKET_SEARCH.placeholder} maxLength={120} autoComplete="off" spellCheck={false} enterKeyHint="search"
        aria-expanded={shown} aria-controls={shown ? listId : undefined} aria-autocomplete="list" aria-activedescendant={shown && pointed ? optionId(pointed.key) : undefined}
        icon={<Search aria-hidden />}
        end={typed ? <IconButton label={MARKET_SEARCH.clearSearchLabel} size="sm" onClick={() => { search(''); input.current?.focus(); }}><X aria-hidden /></IconButton> : <span className={cx(css({ hideBelow: 'md' }), keysOnly)}><Kbd>/</Kbd></span>}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          ask(event.target.value.trim());
          setActive(null);
          setOpen(true);
        }}
        onKeyDown={press}
        onFocus={() => setActive(null)}
        onBlur={() => setOpen(false)}
      />
      {shown && <SuggestionList id={listId} groups={groups} typed={typed} active={active} optionId={optionId} onPoint={setActive} onChoose={choose} />}
      <LiveRegion>{shown ? `${lines.length} ${pluralWord(lines.length, 'suggestion')}` : ''}</LiveRegion>
    </search>
  );
}

/** Puts the focus into the search box when the user presses `/`, except while typing in a text field. */
function useSlash(input: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent): void => {
      const { target } = event;
      const typing = target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [input]);
}
