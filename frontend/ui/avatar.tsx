import { useState, type CSSProperties } from 'react';
import { cx } from '#styled/css';
import { avatar } from '#styled/recipes';

export interface AvatarProps {
  name: string;
  src?: string | null;
  /** Pixels. */
  size?: number;
  /** Leave out where the name stands beside it; otherwise the name is the picture's text. */
  label?: string;
  className?: string;
}

/** The same name always gets the same colour, far enough from its neighbours to tell rows apart. */
function hueOf(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return sum;
}

/** A person: their picture, or the first letter of their name on a colour made from it. */
export function Avatar({ name, src, size = 32, label, className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const style = { '--size': `${size}px`, '--hue': hueOf(name) } as CSSProperties;
  const speech = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <span {...speech} className={cx(avatar(), className)} style={style}>
      {[...name.trim()][0] ?? '?'}
      {src && broken !== src ? <img src={src} alt="" width={size} height={size} onError={() => setBroken(src)} /> : null}
    </span>
  );
}
