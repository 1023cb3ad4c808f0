import type { FunctionComponent } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import type { SelectProps } from '#ui/select.tsx';

/** A select box of the marketplace whose code loads after the prompt cards. Until then it shows its value as text. */
export const LateSelect = lazyPart<{ Select: FunctionComponent<SelectProps<string>> }, 'Select'>(() => import('#ui/select.tsx'), 'Select');
