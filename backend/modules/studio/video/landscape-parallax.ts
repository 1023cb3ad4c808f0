import { birds, cactus, cloud, heavenlyBody, peaks, pine, ridge, ridgePath, sharpPath, skyline, stars } from '../motifs/landscape.ts';
import { linear, path, rect } from '../svg.ts';
import { figureOf } from './place-weather.ts';
import { skyOf, weatherOf } from './weathers.ts';
import { easeOut, layer, loop, sheet, type MakeMotion, type Placement } from './motion.ts';

/** A clip that moves slowly past a layered landscape while a sun or moon rises. */
export const landscapeParallax: MakeMotion = (scene) => {
  const { width: w, height: h, random, palette, brief } = scene;
  const [m, night] = [Math.min(w, h), brief.mentions('moon', 'night')];
  const kind = night ? 'moon' : brief.mentions('planet', 'space', 'alien') ? 'planet' : 'sun';
  const [rocky, woods, sea] = [brief.mentions('mountain', 'peak', 'canyon', 'cliff', 'alps'), brief.mentions('forest', 'tree', 'pine', 'wood'), brief.mentions('sea\\b', 'ocean', 'beach', 'lake', 'coast', 'harbour', 'harbor')];
  const [r, wide] = [m * 0.14, w + 260];
  const weather = weatherOf(brief);
  const day = weather === 'sun' && !night;
  // Thick clouds hide the stars, and without a word for the night they hide the sun too.
  const clouded = /storm|rain|snow|hail/.test(weather ?? '');
  const sky = `<defs>${linear('sky', day ? [[0, palette.ramp(0.62)], [0.45, palette.ramp(0.84)], [0.75, palette.ramp(0.97)]] : [[0, palette.ramp(0.06)], [0.45, palette.ramp(0.36)], [0.75, palette.ramp(0.8)]])}</defs>${rect(0, 0, w, h, 'url(#sky)')}`;
  const air = weather && skyOf(weather, scene, h * 0.94);
  const figure = figureOf(scene, m * 0.3);
  const layers: Record<string, ReturnType<typeof sheet>> = {
    sky: sheet(sky, w, h), starsA: sheet(stars(random.fork('a'), w, h * 0.55, 60, palette.paper), w, h * 0.55), starsB: sheet(stars(random.fork('b'), w, h * 0.55, 60, palette.paper), w, h * 0.55),
    body: layer(heavenlyBody('s', kind, 0, 0, r, palette, kind === 'planet' || brief.mentions('ring')), r * 1.8, r * 1.8, r * 1.8, r * 1.8),
    cloud: layer(cloud(0, 0, m * 0.3, palette.paper, 0.5), 4, m * 0.16, m * 0.32, 6), birds: layer(birds(random, 0, 0, m * 0.045, 5, palette.ramp(0.1)), m * 0.2, m * 0.1, m * 0.2, m * 0.1), ...air?.layers, ...(figure ? { figure } : {}),
  };
  for (let i = 0; i < 4; i++) {
    const part = random.fork(`ridge${i}`);
    const t = i / 3;
    const base = h * (0.6 + t * 0.26);
    const line = rocky && i < 2 ? peaks(part, wide, base + h * 0.04, h * 0.42) : ridge(part, wide, base, h * 0.07, 2 + t);
    let inner = sea && i === 2 ? rect(0, base - h * 0.1, wide, h, '#3f86a8') + Array.from({ length: 40 }, () => rect(part.range(0, wide), base + part.range(-0.09, 0.06) * h, part.range(0.02, 0.08) * w, 4, '#ffffff', 2, 'opacity="0.4"')).join('') : path(rocky && i < 2 ? sharpPath(line, h) : ridgePath(line, h), palette.ramp(day ? 0.74 - t * 0.44 : 0.64 - t * 0.58));
    if (i === 1 && brief.mentions('city', 'town', 'skyline', 'street')) inner += skyline(part, wide, base + 20, h * 0.4, palette.ramp(0.34), palette.accent, 0.35);
    if (woods && i > 1) for (let k = 0; k < 26; k++) { const x = part.range(0, wide); inner += pine(x, base + h * 0.03, m * part.range(0.1, 0.22), palette.ramp(0.2 - t * 0.18)); }
    if (brief.mentions('desert', 'cactus') && i > 1) for (let k = 0; k < 5; k++) inner += cactus(part.range(0, wide), base + 12, m * part.range(0.08, 0.15), palette.ramp(0.04));
    const top = base - h * 0.44;
    layers[`ridge${i}`] = { svg: `<g transform="translate(0 ${-top})">${inner}</g>`, width: wide, height: Math.ceil(h - top), anchor: [0, 0] };
  }
  const at = (t: number): Placement[] => [
    ...(day || clouded || weather === 'fog' ? [] : [{ layer: 'starsA', x: 0, y: 0, alpha: 0.55 + 0.45 * Math.sin(loop(t, 2)) }, { layer: 'starsB', x: 0, y: 0, alpha: 0.55 - 0.45 * Math.sin(loop(t, 2)) }]),
    ...(clouded && !night ? [] : [day ? { layer: 'body', x: w * 0.16, y: h * 0.1 } : { layer: 'body', x: w * 0.6 - t * 5, y: h * (0.56 - 0.24 * easeOut(t, -0.6, 4.4)) }]),
    { layer: 'cloud', x: w * 0.12 + t * 16, y: h * 0.28 }, { layer: 'cloud', x: w * 0.62 + t * 24, y: h * 0.18, scale: 0.7, alpha: 0.8 },
    ...[0, 1].map((i) => ({ layer: `ridge${i}`, x: -20 - t * (6 + i * 13), y: h * (0.6 + (i / 3) * 0.26) - h * 0.44 })),
    { layer: 'birds', x: w * 0.16 + t * w * 0.09, y: h * 0.34 + Math.sin(loop(t, 2)) * 6, scaleY: 0.75 + 0.25 * Math.cos(loop(t, 7)) },
    ...[2, 3].map((i) => ({ layer: `ridge${i}`, x: -20 - t * (6 + i * 15), y: h * (0.6 + (i / 3) * 0.26) - h * 0.44 })),
    ...(figure ? [{ layer: 'figure', x: w * 0.34 + t * m * 0.02, y: h * 0.95 }] : []), ...(air?.at(t) ?? []),
  ];
  return { ground: 'sky', layers, at, posterAt: 2.6 };
};
