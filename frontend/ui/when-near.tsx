import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';

/** Distance in px from the visible part at which a part counts as near: about one screen, so that it is there when the reader arrives. */
const NEAR = '800px 0px';

interface WhenNearProps {
  /** Whether the parts came near before, so that they are rendered at once. */
  before: boolean;
  onNear(): void;
  children: ReactNode;
}

/** Renders parts far below the first screen once they come near the visible part, and keeps them. Readers who never scroll load neither their code nor their data. */
export function WhenNear({ before, onNear, children }: WhenNearProps) {
  const [near, setNear] = useState(before);
  const approach = useEffectEvent(() => {
    setNear(true);
    onNear();
  });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && approach(), { rootMargin: NEAR });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return near ? children : <div ref={place} />;
}
