import { useState, type CSSProperties } from 'react';
import { cx } from '#styled/css';
import { avatar } from '#styled/recipes';

export interface AvatarProps {
  name: string;
  src?: string | null;
  /** Pixels. */
  size?: number;
  /** Leave it out where the name stands beside the avatar; otherwise it is the picture's alternative text. */
  label?: string;
  className?: string;
}

/** A colour made from a name: always the same for the same name, and clearly different between names. */
function hueOf(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return sum;
}

/** A person's picture, or the first letter of their name on a colour made from it. */
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
