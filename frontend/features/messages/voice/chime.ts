import { pause } from '#lib/pause.ts';

/** The two notes of the chime for new messages: [start in s, frequency in Hz]. */
const NOTES = [[0, 659.25], [0.12, 987.77]] as const;
const LENGTH_S = 0.9;
const LOUDNESS = 0.08;
/** Time in ms for which the tab that plays the chime for a message keeps its lock. It is longer than the delay of any other tab, so that only one plays. */
const HELD_MS = 5_000;

/**
 * Plays the chime once for a message, in one of the tabs that received it. Before the user's first click on the page it plays nothing,
 * because browsers forbid sound until then.
 */
export async function ringOnce(messageId: string): Promise<void> {
  if (!navigator.userActivation?.hasBeenActive || !('locks' in navigator)) return;
  await navigator.locks.request(`conjure.chime.${messageId}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    await Promise.all([chime(), pause(HELD_MS)]);
  });
}

async function chime(): Promise<void> {
  const audio = new AudioContext();
  for (const [start, frequency] of NOTES) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const at = audio.currentTime + start;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH_S);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + LENGTH_S);
  }
  await pause((LENGTH_S + 0.2) * 1000);
  await audio.close();
}
