/** Hz of the notes, one after the other: rising for a payout, two of a kind for a block. */
const notes = { payout: [659, 784, 988], block: [784, 784] } as const;
export type Chime = keyof typeof notes;

const NOTE_S = 0.22;
const LOUDNESS = 0.2;

let audio: AudioContext | undefined;

/** Lets the page make sounds. Browsers allow it only within a touch, a click or a key, and so it is called in no other moment. */
export function openSound(): void {
  if (!('AudioContext' in window)) return;
  audio ??= new AudioContext();
  void audio.resume().catch(() => undefined);
}

/** Gives the sound device back. */
export function closeSound(): void {
  void audio?.close().catch(() => undefined);
  audio = undefined;
}

/** Sounds once, without a file; silent until `openSound`. */
export function chime(kind: Chime): void {
  if (!audio) return;
  for (const [index, frequency] of notes[kind].entries()) playNote(audio, frequency, audio.currentTime + index * NOTE_S);
}

function playNote(context: AudioContext, frequency: number, startS: number): void {
  const oscillator = new OscillatorNode(context, { type: 'sine', frequency });
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0, startS);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, startS + NOTE_S / 10);
  loudness.gain.exponentialRampToValueAtTime(LOUDNESS / 1000, startS + NOTE_S);
  oscillator.connect(loudness).connect(context.destination);
  oscillator.addEventListener('ended', () => loudness.disconnect(), { once: true });
  oscillator.start(startS);
  oscillator.stop(startS + NOTE_S);
}
