import type { ComponentProps } from 'react';
import { useFieldProps } from '#ui/field-context.ts';
import { css, cx } from '#styled/css';
import { input } from '#styled/recipes';

export interface TextareaProps extends ComponentProps<'textarea'> {
  /** Makes the text box as high as its text, in browsers that support it. */
  grow?: boolean;
  mono?: boolean;
}

const growing = css({ fieldSizing: 'content', maxHeight: '[60dvh]' });

/** A text box for several lines. */
export function Textarea({ grow = false, mono = false, className, ...rest }: TextareaProps) {
  const wired = useFieldProps(rest);
  return <textarea {...rest} {...wired} className={cx(input({ multiline: true, mono }), grow && growing, className)} />;
}
