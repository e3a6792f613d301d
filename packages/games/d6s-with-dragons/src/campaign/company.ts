/** A company: the characters of an army one by one, each with a name of its own, and who of them can fight. */
import type { FigureId, Json, SideId } from '@muster/engine'
import { BOOK } from '../abilities/book.ts'
import { entriesOf } from '../army/check.ts'
import type { Entry } from '../army/entry.ts'
import { readSheet, type ArmySheet, type EntrySheet } from '../army/sheet.ts'
import { figuresOf } from '../rules/deployment/army-figures.ts'
import { emblemOf } from '../view/emblem.ts'
import { isLowered, type Fate, type Lowered } from './injuries.ts'

export interface Character {
  /** Nobody else in the company has it. */
  readonly name: string
  readonly line: string
  readonly icon: string
  readonly points: number
  /** The name of whoever rides it, if it is a mount. */
  readonly rider?: string
  /** Encounters that it has yet to miss. */
  readonly misses: number
  readonly gone: boolean
  /** What its numbers have lost for good. */
  readonly lowered: Lowered
  /** What became of it when it was last eliminated. */
  readonly fate?: Fate
}

export interface Company {
  /** The army it was raised as, with one entry for each character that is no mount. */
  readonly sheet: ArmySheet
  readonly characters: readonly Character[]
}

/** The army must be legal. */
export function raiseCompany(army: Json): Company {
  const sheet = readSheet(army)
  const names = new Names(entriesOf(sheet))
  const entries: EntrySheet[] = []
  const characters: Character[] = []
  entriesOf(sheet).forEach((entry, index) => {
    const written = sheet.entries[index]
    for (let i = 0; written && i < entry.count; i++) {
      const name = names.next(entry.name)
      entries.push({ ...written, name, count: 1 })
      characters.push(...charactersOf(entry, written, name))
    }
  })
  return { sheet: { ...sheet, entries }, characters }
}

const READY = { misses: 0, gone: false, lowered: {} } as const

function charactersOf(entry: Entry, { gear = [] }: EntrySheet, name: string): Character[] {
  const { profile, mount, points } = entry
  const line = [profile.name, ...gear].join(', ')
  const rider: Character = { name, line, icon: emblemOf(entry), points: points - (mount?.points ?? 0), ...READY }
  if (!mount) return [rider]
  const steed = mount.profile.name
  const horse = { name: `${steed} of ${name}`, line: steed, icon: emblemOf(mount), points: mount.points }
  return [rider, { ...horse, rider: name, ...READY }]
}

/** As long as a name in an army list may be, less the room for a number. */
const MOST_LETTERS = 46

/** Gives each character a name of its own: those of one name are numbered. */
class Names {
  private readonly taken = new Set<string>()
  private readonly counts = new Map<string, number>()

  constructor(entries: readonly Entry[]) {
    for (const { name, count } of entries) this.counts.set(name, (this.counts.get(name) ?? 0) + count)
  }

  next(name: string): string {
    const isAlone = this.counts.get(name) === 1
    for (let number = 1; ; number++) {
      const tried = isAlone && number === 1 ? name : `${name.slice(0, MOST_LETTERS)} ${number}`
      if (this.taken.has(tried)) continue
      this.taken.add(tried)
      return tried
    }
  }
}

export const canFight = ({ misses, gone }: Character): boolean => misses === 0 && !gone

/** Who takes part in the next encounter, in the order of the list. A mount stays behind without its rider. */
export function fieldedBy({ characters }: Company): readonly Character[] {
  const ready = new Set(characters.filter(canFight).map(({ name }) => name))
  return characters.filter(({ name, rider }) => ready.has(name) && (rider === undefined || ready.has(rider)))
}

/** The army of those who take part. A rider without its mount goes on foot. */
export function armyOf(company: Company): Json {
  const fielded = fieldedBy(company)
  const entries = company.sheet.entries
    .filter(({ name }) => fielded.some((one) => one.name === name))
    .map((entry) => withInjuries(entry, fielded))
  return JSON.parse(JSON.stringify({ ...company.sheet, entries })) as Json
}

/** Each as it is by now; a rider without its mount is on foot. */
function withInjuries(entry: EntrySheet, fielded: readonly Character[]): EntrySheet {
  const own = fielded.find(({ name }) => name === entry.name)
  const mount = fielded.find(({ rider }) => rider === entry.name)
  return {
    ...(mount ? entry : onFoot(entry)),
    ...(own && isLowered(own.lowered) && { lowered: own.lowered }),
    ...(mount && isLowered(mount.lowered) && { mountLowered: mount.lowered }),
  }
}

function onFoot(entry: EntrySheet): EntrySheet {
  const { mount: _, barding: __, ...rest } = entry
  return { ...rest, barding: 'none' }
}

/** What those who take part are called on the table. */
export function figuresIn(company: Company, side: SideId): ReadonlyMap<FigureId, Character> {
  const fielded = fieldedBy(company)
  if (fielded.length === 0) return new Map()
  const figures = figuresOf(side, entriesOf(readSheet(armyOf(company))), BOOK)
  return new Map(figures.flatMap(({ id }, i) => (fielded[i] ? [[id, fielded[i]] as const] : [])))
}
