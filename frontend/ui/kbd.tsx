import { kbd } from '#styled/recipes';
import type { ReactNode } from 'react';

/** The name of a keyboard key, drawn like a key. */
export const Kbd = ({ children }: { children: ReactNode }) => <kbd className={kbd()}>{children}</kbd>;
