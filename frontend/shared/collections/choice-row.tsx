import type { CollectionChoice } from '#contracts/collections.ts';
import { hstack } from '#styled/patterns';
import { Checkbox } from '#ui/checkbox.tsx';
import { ADD_TO_COLLECTION } from './collections.words.ts';
import type { Work } from './collections.queries.ts';
import { VisibilityIcon } from './visibility-icon.tsx';

interface ChoiceRowProps {
  choice: CollectionChoice;
  works: readonly Work[];
  /** Whether the person wants the works in this collection; undefined until they change its check box. */
  wanted: boolean | undefined;
  onWant(on: boolean): void;
}

const HOLDS = { prompt: 'prompts', creation: 'creations', pack: null } as const;

/** A collection with its check box: checked when it contains all the works, half checked when it contains some. */
export function ChoiceRow({ choice, works, wanted, onWant }: ChoiceRowProps) {
  const { kind } = choice;
  const only = kind !== 'mixed' && works.some(({ itemType }) => HOLDS[itemType] !== kind) ? kind : null;
  const all = works.length > 0 && choice.holds >= works.length;
  // Only a collection's owner and managers may take out works that other people added, so for others this check box stays checked.
  const fixed = all && !choice.removable;
  const help = only !== null ? ADD_TO_COLLECTION.onlyText(only) : fixed ? ADD_TO_COLLECTION.othersText : ADD_TO_COLLECTION.itemsHelp(choice);
  return (
    <li>
      <Checkbox checked={wanted ?? all} indeterminate={wanted === undefined && choice.holds > 0 && !all} disabled={only !== null || fixed} help={help} onCheckedChange={onWant}>
        <span className={hstack({ gap: '1.5', '& svg': { width: '3.5', height: '3.5', color: 'fg.subtle', flex: 'none' } })}>{choice.name}<VisibilityIcon visibility={choice.visibility} /></span>
      </Checkbox>
    </li>
  );
}
