import { kbd } from '#styled/recipes';
import type { ReactNode } from 'react';

/** A key on the keyboard. */
export const Kbd = ({ children }: { children: ReactNode }) => <kbd className={kbd()}>{children}</kbd>;
