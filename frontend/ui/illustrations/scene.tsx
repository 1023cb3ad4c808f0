import { useId, type ReactNode } from 'react';
import { css } from '#styled/css';

const glowIn = css({ '& stop': { stopColor: '[var(--colors-il-glow)]' } });

export interface SceneProps {
  width: number;
  height: number;
  /** Makes the illustration fill its box and cuts off what is too large. Otherwise all of it fits inside. */
  cover?: boolean;
  /** Middle and radius of a soft light behind the illustration's subject. */
  glow?: readonly [x: number, y: number, radius: number];
  children: ReactNode;
}

/** The SVG canvas of every illustration. Screen readers skip it, because the text beside it says everything. */
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
