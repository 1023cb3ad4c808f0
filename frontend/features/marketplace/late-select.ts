import { lazy } from 'react';
import type { ComponentType } from 'react';
import type { SelectProps } from '#ui/select.tsx';

/** The list box comes after the cards: what stands in it is known without its code. */
export const LateSelect = lazy(async (): Promise<{ default: ComponentType<SelectProps<string>> }> => ({ default: (await import('#ui/select.tsx')).Select }));
