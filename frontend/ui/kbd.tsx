import { kbd } from '#styled/recipes';
import type { ReactNode } from 'react';

/** Shows a key of the keyboard. */
export const Kbd = ({ children }: { children: ReactNode }) => <kbd className={kbd()}>{children}</kbd>;
