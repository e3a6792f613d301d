/** Ways to tamper with a written record: its dice, its answers, their order, its fingerprints, its checksums. */
import type { StepMark } from '../../play/position.ts'
import { pickOne, type Random } from '../../common/random.ts'

interface TamperedEntry {
  roll?: string
  faces?: unknown
  by?: string
  what?: string
  answer?: Record<string, unknown>
}

/** A written record as plain data that can be changed. */
export interface TamperedRecord {
  tape: TamperedEntry[]
  marks: StepMark[]
  checksums?: string
  result?: Record<string, unknown>
  [field: string]: unknown
}

/** Changes the record in place; where there is nothing of its kind to change, it leaves it as it is. */
type Tampering = (record: TamperedRecord, random: Random) => void

const rolls = ({ tape }: TamperedRecord): TamperedEntry[] => tape.filter((entry) => entry.roll !== undefined)
const answers = ({ tape }: TamperedRecord): TamperedEntry[] => tape.filter((entry) => entry.what !== undefined)
const someIndex = (random: Random, list: readonly unknown[]): number => Math.floor(random() * list.length)

const toRoll =
  (change: (roll: TamperedEntry, faces: number[], random: Random) => void): Tampering =>
  (record, random) => {
    const all = rolls(record)
    if (all.length === 0) return
    const roll = pickOne(random, all)
    change(roll, roll.faces as number[], random)
  }

const toAnswer =
  (change: (entry: TamperedEntry, random: Random, record: TamperedRecord) => void): Tampering =>
  (record, random) => {
    const all = answers(record)
    if (all.length > 0) change(pickOne(random, all), random, record)
  }

/** Dice that cannot have fallen: every one of these must be refused by the rules themselves. */
export const IMPOSSIBLE_DICE: { readonly [name: string]: Tampering } = {
  'a face beyond the sides of its die': toRoll((roll, faces, random) => {
    roll.faces = faces.map((face, i) => (i === 0 ? pickOne(random, [100, 21, 0, -1, 1.5, '6', null]) : face))
  }),
  'dice that nobody rolled': toRoll((roll, faces) => {
    roll.faces = [...faces, 1, 1, 1]
  }),
  'a die left out': toRoll((roll, faces) => {
    roll.faces = faces.slice(1)
  }),
}

/** The same point, a hair away. */
function nudge(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one, i) => (i === value.length - 1 ? nudge(one) : one))
  if (typeof value !== 'object' || value === null) return value
  const data = value as Record<string, unknown>
  return typeof data['x'] === 'number' ? { ...data, x: data['x'] + 1 } : { ...data, at: nudge(data['at']) }
}

function changeAnswer({ answer = {} }: TamperedEntry, random: Random): void {
  const keys = Object.keys(answer).filter((key) => typeof answer[key] === 'object')
  if (keys.length === 0) return
  const key = pickOne(random, keys)
  const value = answer[key]
  if (key === 'pick')
    answer[key] = pickOne<readonly string[]>(random, [[], ['no such option'], [...(value as string[]), 'pass']])
  else if (key === 'links') answer[key] = (value as unknown[]).slice(1)
  else answer[key] = nudge(value)
}

export const TAMPERINGS: { readonly [name: string]: Tampering } = {
  ...IMPOSSIBLE_DICE,
  'another face': toRoll((roll, faces, random) => {
    const at = someIndex(random, faces)
    roll.faces = faces.map((face, i) => (i === at ? (face % 6) + 1 : face))
  }),
  'a roll for another purpose': toRoll((roll) => {
    roll.roll = `${roll.roll} again`
  }),
  'a roll that is an answer': toRoll((roll) => {
    roll.answer = { pick: ['done'] }
  }),
  'an answer with faces': toAnswer((entry) => {
    entry.faces = [6]
  }),
  'an answer of another side': toAnswer((entry) => {
    entry.by = entry.by === 'a' ? 'b' : 'a'
  }),
  'an answer to another question': toAnswer((entry) => {
    entry.what = `${entry.what}-not`
  }),
  'an answer of no form': toAnswer((entry) => {
    entry.answer = { hop: 3 }
  }),
  'an answer of another kind': toAnswer((entry) => {
    entry.answer = 'pick' in (entry.answer ?? {}) ? { links: [] } : { pick: ['done'] }
  }),
  'an answer changed a little': toAnswer((entry, random) => changeAnswer(entry, random)),
  'an answer given elsewhere': toAnswer((entry, random, record) => {
    entry.answer = structuredClone(pickOne(random, answers(record)).answer ?? {})
  }),
  'an entry left out': ({ tape }, random) => {
    tape.splice(someIndex(random, tape), 1)
  },
  'an entry twice': ({ tape }, random) => {
    const at = someIndex(random, tape)
    tape.splice(at, 0, structuredClone(tape[at] as TamperedEntry))
  },
  'two entries changed about': ({ tape }, random) => {
    const at = someIndex(random, tape.slice(1))
    tape.splice(at, 2, ...tape.slice(at, at + 2).reverse())
  },
  'the end of the tape cut off': ({ tape }, random) => {
    tape.length = someIndex(random, tape)
  },
  'a fingerprint left out': ({ marks }, random) => {
    marks.splice(someIndex(random, marks), 1)
  },
  'the last fingerprints cut off': ({ marks }, random) => {
    marks.length = someIndex(random, marks)
  },
  'a fingerprint too many': ({ marks }) => {
    marks.push({ step: 'act', at: marks.at(-1)?.at ?? 0, hash: 'abc' })
  },
  'another fingerprint': ({ marks }, random) => {
    const at = someIndex(random, marks)
    marks[at] = { ...(marks[at] as StepMark), hash: `0${marks[at]?.hash}` }
  },
  'a step by another name': ({ marks }, random) => {
    const at = someIndex(random, marks)
    marks[at] = { ...(marks[at] as StepMark), step: `${marks[at]?.step}-not` }
  },
  'another beginning': (record, random) => {
    const { plan } = record['start'] as { plan: { sides: { name: string }[]; field: { width: number } } }
    if (random() < 0.5) plan.field.width++
    else for (const side of plan.sides) side.name += ' too'
  },
  'another result': (record) => {
    record.result = { ...record.result, reason: 'Because I say so.' }
  },
  'no checksums': (record) => {
    Reflect.deleteProperty(record, 'checksums')
  },
  'the checksums cut off': (record) => {
    record.checksums = record.checksums?.slice(0, -4) ?? ''
  },
}
