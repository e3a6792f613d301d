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
        | 'lean'
        | 'list'
        | 'untype'
        | 'advise'
    }
  | { readonly is: 'nudge'; readonly dx: number; readonly dy: number }
  | { readonly is: 'next' | 'next-enemy'; readonly step: 1 | -1 }
  | { readonly is: 'option'; readonly place: number }
  | { readonly is: 'zoom'; readonly factor: number }
  /** Goes round the table, for whoever leans over it. */
  | { readonly is: 'go-round'; readonly step: 1 | -1; readonly shift: boolean }
  /** Turns the lifted unit by one step. */
  | { readonly is: 'turn'; readonly step: 1 | -1 }

export interface Key {
  readonly key: string
  readonly shift: boolean
  /** Keys with Alt are left to the browser. */
  readonly other: boolean
  /** With Ctrl or Meta: only undo and redo are ours. */
  readonly command?: boolean
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
  v: { is: 'lean' },
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

export function keyAction({ key, shift, other, command = false }: Key): KeyAction | undefined {
  if (other) return undefined
  if (command) return commandAction(key.toLowerCase(), shift)
  const arrow = ARROWS[key]
  if (arrow) {
    const step = shift ? TENTH : HALF
    return { is: 'nudge', dx: arrow[0] * step, dy: arrow[1] * step }
  }
  if (/^[1-9]$/.test(key)) return { is: 'option', place: Number(key) - 1 }
  const letter = key.toLowerCase()
  if (letter === 'x') return { is: 'next-enemy', step: shift ? -1 : 1 }
  if (letter === 'q' || letter === 'e') return { is: 'go-round', step: letter === 'q' ? -1 : 1, shift }
  return LETTER_KEYS[letter]
}

/** Ctrl+Z takes back, Ctrl+Y or Ctrl+Shift+Z does it again, as everywhere. */
function commandAction(key: string, shift: boolean): KeyAction | undefined {
  if (key === 'z') return { is: shift ? 'redo' : 'undo' }
  return key === 'y' ? { is: 'redo' } : undefined
}
