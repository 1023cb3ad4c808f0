import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** A sentence with elements such as links in it: the text contains `{name}`, and `parts` has the element for each name. */
export const Sentence = ({ text, parts }: { text: string; parts: Record<string, ReactNode> }) =>
  text.split(/\{(\w+)\}/).map((piece, at) => <Fragment key={at}>{at % 2 ? parts[piece] : piece}</Fragment>);
