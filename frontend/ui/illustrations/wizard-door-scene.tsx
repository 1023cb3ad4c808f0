import { Candle } from './props.tsx';
import { Scene } from './scene.tsx';
import { Spark, Stars } from './spark.tsx';
import { stroke, tint } from './tints.ts';

const stars = [[52, 52, 1.2], [120, 32, 1], [66, 120, 1.4], [430, 30, 1.2], [482, 96, 1], [396, 70, 1], [150, 96, 1], [360, 40, 1]] as const;

/** The illustration of a locked door between two candles, for pages that only administrators may open. */
export const WizardDoorScene = () => (
  <Scene width={520} height={228} cover glow={[260, 118, 190]}>
    <Stars points={stars} />
    <path className={tint.hatLight} d="M174 228v-124a86 86 0 0 1 172 0v124Z" />
    <path className={tint.hat} d="M187 228v-123a73 73 0 0 1 146 0v123Z" />
    <g className={stroke.hatDark} strokeWidth="2"><path d="M223 228V43M260 228V32M297 228V43" /></g>
    <g className={tint.brass}>
      <rect x="183" y="80" width="42" height="7" rx="3.5" /><rect x="183" y="176" width="42" height="7" rx="3.5" />
    </g>
    <circle className={tint.hatDark} cx="260" cy="122" r="27" />
    <circle className={stroke.brass} cx="260" cy="122" r="24" strokeWidth="5" />
    <path className={tint.brass} d="M260 108a8 8 0 0 1 4.5 14.6L268 138h-16l3.5-15.4A8 8 0 0 1 260 108Z" />
    <Candle x={132} y={228} scale={1.1} />
    <Candle x={388} y={228} scale={1.1} />
    <Spark x={420} y={52} scale={0.55} tone="violet" />
    <Spark x={104} y={64} scale={0.45} />
    <Spark x={386} y={34} scale={0.35} tone="coral" />
    <Spark x={158} y={40} scale={0.4} tone="teal" />
  </Scene>
);
