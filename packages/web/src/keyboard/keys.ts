/** What keys mean at the table. A key goes in, an action comes out; nothing else happens here. */
import { INCH } from '@muster/table'

export type KeyAction =
  | {
      readonly is:
        | 'confirm'
        | 'put-back'
        | 'bend'
        | 'undo'
        | 'redo'
        | 'measure'
        | 'zones'
        | 'sight'
        | 'whole'
        | 'skip'
        | 'keys'
        | 'log'
        | 'shape'
        | 'ranges'
        | 'turn-table'
        | 'list'
        | 'untype'
        | 'advise'
    }
  | { readonly is: 'nudge'; readonly dx: number; readonly dy: number }
  | { readonly is: 'next' | 'next-enemy'; readonly step: 1 | -1 }
  | { readonly is: 'option'; readonly place: number }
  | { readonly is: 'zoom'; readonly factor: number }
  /** Turns the lifted unit by one step. */
  | { readonly is: 'turn'; readonly step: 1 | -1 }

export interface Key {
  readonly key: string
  readonly shift: boolean
  /** Keys with Ctrl, Alt or Meta are left to the browser. */
  readonly other: boolean
}

const HALF = INCH / 2
const TENTH = INCH / 10
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}
const LETTER_KEYS: Readonly<Record<string, KeyAction>> = {
  enter: { is: 'confirm' },
  escape: { is: 'put-back' },
  w: { is: 'bend' },
  u: { is: 'undo' },
  r: { is: 'redo' },
  m: { is: 'measure' },
  z: { is: 'zones' },
  s: { is: 'sight' },
  0: { is: 'whole' },
  ' ': { is: 'skip' },
  '?': { is: 'keys' },
  l: { is: 'log' },
  f: { is: 'shape' },
  d: { is: 'ranges' },
  o: { is: 'turn-table' },
  ',': { is: 'turn', step: -1 },
  '.': { is: 'turn', step: 1 },
  t: { is: 'list' },
  a: { is: 'advise' },
  backspace: { is: 'untype' },
  n: { is: 'next', step: 1 },
  p: { is: 'next', step: -1 },
  '+': { is: 'zoom', factor: 1.35 },
  '=': { is: 'zoom', factor: 1.35 },
  '-': { is: 'zoom', factor: 1 / 1.35 },
}

export function keyAction({ key, shift, other }: Key): KeyAction | undefined {
  if (other) return undefined
  const arrow = ARROWS[key]
  if (arrow) {
    const step = shift ? TENTH : HALF
    return { is: 'nudge', dx: arrow[0] * step, dy: arrow[1] * step }
  }
  if (/^[1-9]$/.test(key)) return { is: 'option', place: Number(key) - 1 }
  if (key.toLowerCase() === 'e') return { is: 'next-enemy', step: shift ? -1 : 1 }
  return LETTER_KEYS[key.toLowerCase()]
}
