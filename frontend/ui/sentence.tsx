import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** Renders a sentence in which `{name}` stands for an element, such as a link. `parts` contains the element of each name. */
export const Sentence = ({ text, parts }: { text: string; parts: Record<string, ReactNode> }) =>
  text.split(/\{(\w+)\}/).map((piece, at) => <Fragment key={at}>{at % 2 ? parts[piece] : piece}</Fragment>);
