import { useId, type ReactNode } from 'react';
import { css } from '#styled/css';

const glowIn = css({ '& stop': { stopColor: '[var(--colors-il-glow)]' } });

export interface SceneProps {
  width: number;
  height: number;
  /** Fills its box and cuts off what is too large, instead of fitting inside. */
  cover?: boolean;
  /** A soft light behind the subject: its middle and radius. */
  glow?: readonly [x: number, y: number, radius: number];
  children: ReactNode;
}

/** The canvas of every illustration. It is decoration, because the text beside it says everything. */
export function Scene({ width, height, cover = false, glow, children }: SceneProps) {
  const id = useId();
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} preserveAspectRatio={cover ? 'xMidYMid slice' : 'xMidYMid meet'} aria-hidden="true" className={glowIn}>
      {glow ? (
        <>
          <defs><radialGradient id={id}><stop offset="0" /><stop offset="1" stopOpacity="0" /></radialGradient></defs>
          <circle cx={glow[0]} cy={glow[1]} r={glow[2]} fill={`url(#${id})`} />
        </>
      ) : null}
      {children}
    </svg>
  );
}
