import type { FunctionComponent } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import type { SelectProps } from '#ui/select.tsx';

/** The select box loads after the cards; until then its value is shown as text. */
export const LateSelect = lazyPart<{ Select: FunctionComponent<SelectProps<string>> }, 'Select'>(() => import('#ui/select.tsx'), 'Select');
