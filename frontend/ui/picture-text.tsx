import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';

const DrawnText = lazyPart(() => import('#ui/pictures.tsx'), 'DrawnText');

/** A text of the product with icons in place of its emoji. The icons load when the first such text is shown, and until then the text stands there as it is. */
export const PictureText = ({ text }: { text: string }) => <Suspense fallback={text}><DrawnText text={text} /></Suspense>;

/** Returns a text of the product with icons in place of its emoji, for code without JSX. */
export const pictured = (text: string): ReactNode => <PictureText text={text} />;
