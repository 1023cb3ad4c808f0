import { useEffect, useState } from 'react';

/** Share of the window's height, from the top, above which the reader is assumed to read. */
const READING_LINE = 0.35;

/** Returns the id of the section that is being read: the last one whose beginning is above the reading line. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      frame = 0;
      const line = window.innerHeight * READING_LINE;
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      const passed = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line);
      setCurrent((atEnd ? ids.at(-1) : passed.at(-1)) ?? ids[0]);
    };
    const soon = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    soon();
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [ids]);
  return current;
}
