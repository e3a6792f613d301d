/** Every sound, rendered by the browser itself: it can be heard, does not clip, and is soon over. */
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { SoundName } from '../src/ui/sound.ts'
import { startSite, type Site } from './page.ts'

const RATE = 44_100
const SECONDS = 3

interface Heard {
  readonly peak: number
  /** Of the loudest tenth of a second. */
  readonly loudness: number
  /** When it is first and last heard, in seconds. */
  readonly begins: number
  readonly ends: number
  /** The share below 80 Hz or above 6000 Hz: rumble and hiss. */
  readonly harsh: number
}

let site: Site
let page: Page
beforeAll(async () => {
  site = await startSite()
  // The server's content security policy would refuse a script added by a test.
  page = await site.open({ bypassCSP: true })
  await page.addScriptTag({ type: 'module', content: `${await soundCode()}\nglobalThis.makeSound = sound` })
  await page.waitForFunction(() => 'makeSound' in globalThis)
})
afterAll(() => site.close())

/** The page's own source as a module for the browser. */
async function soundCode(): Promise<string> {
  const entry = new URL('../src/ui/sound.ts', import.meta.url).pathname
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  })
  const [bundle] = Array.isArray(made) ? made : [made]
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  return chunk?.type === 'chunk' ? chunk.code.replace(/export \{[^}]*\};?/, '') : ''
}

const listen = (name: SoundName): Promise<Heard> =>
  page.evaluate(
    async ([sound, rate, seconds]) => {
      const audio = new OfflineAudioContext(1, rate * seconds, rate)
      type Maker = (name: string, audio: BaseAudioContext, now: number) => void
      ;(globalThis as unknown as { makeSound: Maker }).makeSound(sound, audio, 0)
      const samples = (await audio.startRendering()).getChannelData(0)
      const loud = [...samples.keys()].filter((i) => Math.abs(samples[i] ?? 0) > 0.003)
      const power = (from: number, to: number) =>
        Math.sqrt(samples.slice(from, to).reduce((sum, value) => sum + value * value, 0) / (to - from))
      const tenths = Array.from({ length: seconds * 10 }, (_, i) => power((i * rate) / 10, ((i + 1) * rate) / 10))
      const band = async (type: BiquadFilterType, frequency: number) => {
        const sieve = new OfflineAudioContext(1, samples.length, rate)
        const source = new AudioBufferSourceNode(sieve, {
          buffer: new AudioBuffer({ length: samples.length, sampleRate: rate }),
        })
        source.buffer?.copyToChannel(samples, 0)
        source.connect(new BiquadFilterNode(sieve, { type, frequency })).connect(sieve.destination)
        source.start()
        const left = (await sieve.startRendering()).getChannelData(0)
        return left.reduce((sum, value) => sum + value * value, 0)
      }
      const whole = samples.reduce((sum, value) => sum + value * value, 0)
      return {
        peak: samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0),
        loudness: Math.max(...tenths),
        begins: (loud[0] ?? Infinity) / rate,
        ends: (loud.at(-1) ?? Infinity) / rate,
        harsh: ((await band('lowpass', 80)) + (await band('highpass', 6000))) / whole,
      }
    },
    [name, RATE, SECONDS] as const,
  )

/** The longest duration of each; frequent sounds are short. */
const LONGEST: Readonly<Record<SoundName, number>> = { step: 0.25, dice: 0.6, fall: 0.5, toll: 1.8, ask: 0.7, end: 1.6 }

test.each(Object.entries(LONGEST) as [SoundName, number][])(
  '%s is heard at once, softly, and for at most %f s',
  async (name, longest) => {
    const heard = await listen(name)
    expect(heard.peak).toBeGreaterThan(0.05)
    expect(heard.peak).toBeLessThan(0.8)
    expect(heard.loudness).toBeGreaterThan(0.008)
    expect(heard.begins).toBeLessThan(0.03)
    expect(heard.ends).toBeLessThan(longest)
    expect(heard.harsh).toBeLessThan(0.15)
  },
)

test('none is much louder than another', async () => {
  const peaks = []
  for (const name of Object.keys(LONGEST) as SoundName[]) peaks.push((await listen(name)).peak)
  expect(Math.max(...peaks) / Math.min(...peaks)).toBeLessThan(4)
})
