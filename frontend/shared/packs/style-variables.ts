import type { CSSProperties } from 'react';

type Variables = CSSProperties & Record<`--${string}`, string | number>;

/** CSS variables as a style: React's type of styles knows no names of one's own. */
export const styleVariables = (variables: Variables): CSSProperties => variables;
