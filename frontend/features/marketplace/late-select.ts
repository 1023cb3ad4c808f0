import type { FunctionComponent } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import type { SelectProps } from '#ui/select.tsx';

/** The list box comes after the cards: what stands in it is known without its code. */
export const LateSelect = lazyPart<{ Select: FunctionComponent<SelectProps<string>> }, 'Select'>(() => import('#ui/select.tsx'), 'Select');
