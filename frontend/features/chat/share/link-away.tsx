import type { ReactNode } from 'react';
import { button } from '#styled/recipes';

/** A download link that looks like a button. */
export const LinkAway = ({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) => <a href={href} download className={button({ size: 'sm' })}>{icon}{children}</a>;
