import type { CSSProperties } from 'react';

type Variables = CSSProperties & Record<`--${string}`, string | number>;

/** Returns CSS variables as a style object, because React's type of styles does not allow them. */
export const styleVariables = (variables: Variables): CSSProperties => variables;
