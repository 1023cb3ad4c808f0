import { useEffect, useRef } from 'react';
import { wantsStillness } from '#ui/theme/theme.ts';
import { css } from '#styled/css';

const BURST_MS = 600;
const BURST_PARTICLES = 48;
const HUES = ['oklch(.76 .15 295)', 'oklch(.74 .17 18)', 'oklch(.85 .15 75)'] as const;
const REACH_PX = 44;

interface Particle {
  x: number;
  y: number;
  dx: number;
  dy: number;
  size: number;
  colour: string;
}

/** Computes sparks that start at the edge of a box and fly outwards, so that they never cover its content. Positions are in px. */
function sparksOnEdge(width: number, height: number, random: () => number = Math.random): Particle[] {
  return Array.from({ length: BURST_PARTICLES }, (_, index) => {
    const along = ((index + random()) / BURST_PARTICLES) * 2 * (width + height);
    const [x, y] = along < width ? [along, 0]
      : along < width + height ? [width, along - width]
      : along < 2 * width + height ? [2 * width + height - along, height]
      : [0, 2 * (width + height) - along];
    const angle = Math.atan2(y - height / 2, (x - width / 2) * (height / width)) + (random() - 0.5) * 0.8;
    const reach = REACH_PX * (0.35 + random() * 0.65);
    return { x, y, dx: Math.cos(angle) * reach, dy: Math.sin(angle) * reach, size: 2 + random() * 6, colour: HUES[index % HUES.length] ?? HUES[0] };
  });
}

function star(pen: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  const waist = r * 0.3;
  pen.beginPath();
  pen.moveTo(x, y - r);
  pen.quadraticCurveTo(x + waist * 0.4, y - waist * 0.4, x + r, y);
  pen.quadraticCurveTo(x + waist * 0.4, y + waist * 0.4, x, y + r);
  pen.quadraticCurveTo(x - waist * 0.4, y + waist * 0.4, x - r, y);
  pen.quadraticCurveTo(x - waist * 0.4, y - waist * 0.4, x, y - r);
  pen.fill();
}

const layer = css({ display: 'none', position: 'absolute', maxWidth: '[none]', pointerEvents: 'none', zIndex: 'raised' });

export interface SparkBurstProps {
  /** Each new value plays the burst of sparks once; null plays none. Use the id of the result or achievement that arrived. */
  play: string | number | null;
}

/**
 * A burst of 48 sparks for 600 ms from the edge of the nearest positioned ancestor. Only for a result, an achievement and a purchase. Users
 * who chose reduced motion see none.
 */
export function SparkBurst({ play }: SparkBurstProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    const pen = canvas?.getContext('2d');
    if (play === null || !canvas || !pen || wantsStillness()) return;
    const box = (canvas.parentElement ?? canvas).getBoundingClientRect();
    const { width, height } = box;
    // Sparks may fly out of the box, but its canvas must not make the page wider.
    const spill = Math.max(0, Math.floor(Math.min(REACH_PX, box.left, document.documentElement.clientWidth - box.right)) - 1);
    const size = { x: width + 2 * spill, y: height + 2 * REACH_PX };
    const ratio = Math.min(2, devicePixelRatio);
    canvas.width = size.x * ratio;
    canvas.height = size.y * ratio;
    Object.assign(canvas.style, { display: 'block', left: `${-spill}px`, top: `${-REACH_PX}px`, width: `${size.x}px`, height: `${size.y}px` });
    pen.scale(ratio, ratio);
    pen.translate(spill, REACH_PX);
    const wipe = () => pen.clearRect(-spill, -REACH_PX, size.x, size.y);
    const rest = () => { canvas.style.display = 'none'; };
    const sparks = sparksOnEdge(width, height);
    const start = performance.now();
    let frame = 0;
    const draw = (now: number) => {
      const t = Math.min(1, (now - start) / BURST_MS);
      const eased = 1 - (1 - t) ** 3;
      wipe();
      pen.globalAlpha = t < 0.6 ? 1 : (1 - t) / 0.4;
      for (const spark of sparks) {
        pen.fillStyle = spark.colour;
        star(pen, spark.x + spark.dx * eased, spark.y + spark.dy * eased, spark.size * (1 - t * 0.4));
      }
      if (t < 1) frame = requestAnimationFrame(draw);
      else rest();
    };
    frame = requestAnimationFrame(draw);
    const end = () => {
      cancelAnimationFrame(frame);
      rest();
    };
    // The canvas keeps the size of its box from the start, so in a window that became narrower it would make the page too wide.
    window.addEventListener('resize', end);
    return () => {
      window.removeEventListener('resize', end);
      end();
    };
  }, [play]);
  return <canvas ref={ref} aria-hidden="true" className={layer} />;
}
