/** Small sounds of a table, made on the spot: nothing is fetched, and nothing sounds until somebody asks for it. */
import { Seed } from '@muster/engine'
import { createStore } from './store.ts'

export type SoundName = 'dice' | 'step' | 'fall' | 'toll' | 'ask' | 'end'

/** Where a sound is made, and where it goes. */
interface Outlet {
  readonly audio: BaseAudioContext
  readonly out: AudioNode
}

/** A soft knock: a short burst of noise through a narrow filter. */
function knock({ audio, out }: Outlet, at: number, pitch: number, loud: number, length = 0.07): void {
  const noise = audio.createBufferSource()
  noise.buffer = noiseBuffer(audio)
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  filter.Q.value = 2.2
  noise
    .connect(filter)
    .connect(fading(audio, at, loud, length))
    .connect(out)
  noise.start(at, 0, length * 2)
}

function tone({ audio, out }: Outlet, at: number, pitch: number, loud: number, length: number): void {
  const string = audio.createOscillator()
  string.type = 'triangle'
  string.frequency.value = pitch
  string.connect(fading(audio, at, loud, length)).connect(out)
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

const RECIPES: Readonly<Record<SoundName, (outlet: Outlet, now: number) => void>> = {
  dice: (outlet, now) =>
    KNOCKS.forEach((after, i) => knock(outlet, now + after, 1500 + (i % 3) * 420, 0.6 / (1 + i * 0.5))),
  step: (outlet, now) => knock(outlet, now, 320, 1.6, 0.09),
  fall: (outlet, now) => {
    knock(outlet, now, 140, 3.2, 0.22)
    knock(outlet, now + 0.07, 420, 0.7, 0.1)
  },
  /** Somebody has fallen whose fall matters. */
  toll: (outlet, now) => {
    knock(outlet, now, 150, 3, 0.22)
    tone(outlet, now + 0.02, 165, 0.16, 1.1)
  },
  ask: (outlet, now) => tone(outlet, now, 523, 0.1, 0.4),
  end: (outlet, now) => [392, 523, 659].forEach((pitch, i) => tone(outlet, now + i * 0.17, pitch, 0.1, 0.9)),
}

/** Makes a sound at a time of the device, straight or through a knob. */
export const sound = (
  name: SoundName,
  audio: BaseAudioContext,
  now: number,
  out: AudioNode = audio.destination,
): void => RECIPES[name]({ audio, out }, now)

/** The audio device of the page, opened with the first sound, and the knob through which everything sounds. */
interface Device {
  readonly audio: AudioContext
  readonly knob: GainNode
}

const deviceStore = createStore<Device | undefined>(undefined)

function openDevice(): Device {
  const audio = new AudioContext()
  const knob = audio.createGain()
  knob.connect(audio.destination)
  return { audio, knob }
}

/** `volume` goes from 1 to 100. Plays nothing if the browser has no sound or forbids it. */
export function play(name: SoundName, volume: number): void {
  try {
    const device = deviceStore.get() ?? openDevice()
    deviceStore.set(() => device)
    const { audio, knob } = device
    if (audio.state === 'suspended') void audio.resume()
    // Loudness is heard by its ratios: half the way up is a quarter of the force.
    knob.gain.value = (volume / 100) ** 2
    sound(name, audio, audio.currentTime + 0.01, knob)
  } catch {
    deviceStore.set(() => undefined)
  }
}
