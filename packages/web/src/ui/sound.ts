/** Small sounds of a table, made on the spot: nothing is fetched, and nothing sounds until somebody asks for it. */
import { Seed } from '@muster/engine'
import { createStore } from './store.ts'

export type SoundName = 'dice' | 'step' | 'fall' | 'ask' | 'end'

/** A soft knock: a short burst of noise through a narrow filter. */
function knock(audio: BaseAudioContext, at: number, pitch: number, loud: number, length = 0.07): void {
  const noise = audio.createBufferSource()
  noise.buffer = noiseBuffer(audio)
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  filter.Q.value = 2.2
  noise
    .connect(filter)
    .connect(fading(audio, at, loud, length))
    .connect(audio.destination)
  noise.start(at, 0, length * 2)
}

function tone(audio: BaseAudioContext, at: number, pitch: number, loud: number, length: number): void {
  const string = audio.createOscillator()
  string.type = 'triangle'
  string.frequency.value = pitch
  string.connect(fading(audio, at, loud, length)).connect(audio.destination)
  string.start(at)
  string.stop(at + length * 1.5)
}

function fading(audio: BaseAudioContext, at: number, loud: number, length: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud, at + 0.004)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  return gain
}

/** White noise, the same each time. */
function noiseBuffer(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  const seed = new Seed(1)
  for (let i = 0; i < samples.length; i++) samples[i] = seed.next() * 2 - 1
  return buffer
}

/** A die knocks a few times, each time closer and softer. */
const KNOCKS = [0, 0.11, 0.2, 0.27, 0.32] as const

export const PLAYS: Readonly<Record<SoundName, (audio: BaseAudioContext, now: number) => void>> = {
  dice: (audio, now) =>
    KNOCKS.forEach((after, i) => knock(audio, now + after, 1500 + (i % 3) * 420, 0.6 / (1 + i * 0.5))),
  step: (audio, now) => knock(audio, now, 320, 1.6, 0.09),
  fall: (audio, now) => {
    knock(audio, now, 140, 3.2, 0.22)
    knock(audio, now + 0.07, 420, 0.7, 0.1)
  },
  ask: (audio, now) => tone(audio, now, 523, 0.1, 0.4),
  end: (audio, now) => [392, 523, 659].forEach((pitch, i) => tone(audio, now + i * 0.17, pitch, 0.1, 0.9)),
}

/** A store of the page: its audio device, opened with the first sound. */
const audioStore = createStore<AudioContext | undefined>(undefined)

/** Plays nothing if the browser has no sound or forbids it. */
export function play(name: SoundName): void {
  try {
    const audio = audioStore.get() ?? new AudioContext()
    audioStore.set(() => audio)
    if (audio.state === 'suspended') void audio.resume()
    PLAYS[name](audio, audio.currentTime + 0.01)
  } catch {
    audioStore.set(() => undefined)
  }
}
