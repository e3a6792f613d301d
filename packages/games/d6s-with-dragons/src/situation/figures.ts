/** Characters of a situation: a printed profile with the changes of the file. */
import { inPart, pointFrom } from '@muster/engine'
import { circle, inches, millimetres, type Base } from '@muster/table'
import { BOOK } from '../abilities/book.ts'
import { gearFrom, includedWords } from '../content/gear-words.ts'
import { profileOf } from '../content/profiles.ts'
import { newFigure, newRound } from '../state/new-figure.ts'
import type { Profile, Weapon } from '../state/profile.ts'
import type { Condition, Figure, ThisRound } from '../state/state.ts'
import { baseOfSize } from '../content/sizes.ts'
import { toMemory } from './memory.ts'
import { powersFrom } from './power-schema.ts'
import type { FigureInFile, SituationFile } from './schema.ts'

type WeaponWords = NonNullable<FigureInFile['attackList']>[number]

const toWeapon = ({
  id,
  name,
  kind,
  type,
  range,
  reach,
  damage,
  strength,
  damageType,
  melee,
  riders,
  limit,
  ownStrength,
  sure,
  largest,
  inflicts,
}: WeaponWords): Weapon => ({
  id,
  name: name ?? id,
  kind,
  damage,
  strength,
  melee: melee ?? range === undefined,
  ...(type && { type }),
  ...(range && { range: { short: range[0], long: range[1] } }),
  ...(reach !== undefined && { reach }),
  ...(damageType && { damageType }),
  ...(riders && { riders }),
  ...(limit && { limit }),
  ...(ownStrength !== undefined && { ownStrength }),
  ...(sure && { sure }),
  ...(largest && { largest }),
  ...(inflicts && { inflicts }),
})

function toBase({ base, size }: FigureInFile, printed: Profile): Base {
  if (base === undefined) return size === undefined ? printed.base : baseOfSize(size)
  if (typeof base === 'number') return circle(millimetres(base))
  return { shape: base.shape, width: millimetres(base.width), length: millimetres(base.length) }
}

function toProfile(one: FigureInFile, printed: Profile): Profile {
  const { saves } = one
  const stat = <K extends keyof FigureInFile & keyof Profile>(key: K) => one[key] ?? printed[key]
  return {
    ...printed,
    name: stat('name'),
    icon: stat('icon'),
    points: stat('points'),
    speed: stat('speed'),
    fight: stat('fight'),
    attacks: stat('attacks'),
    strength: stat('strength'),
    armor: stat('armor'),
    toughness: stat('toughness'),
    health: stat('health'),
    morale: stat('morale'),
    saves: saves ? { fortitude: saves[0], reflex: saves[1], will: saves[2] } : printed.saves,
    size: stat('size'),
    base: toBase(one, printed),
    types: stat('types'),
    traits: stat('traits'),
    uses: (one.uses as Profile['uses'] | undefined) ?? printed.uses,
    moves: movesOf(one) ?? printed.moves,
    attackList: one.attackList?.map(toWeapon) ?? printed.attackList,
    resists: stat('resists'),
    weakTo: stat('weakTo'),
    immuneTo: stat('immuneTo'),
    ...(one.powers && { powers: powersFrom(one.powers) }),
    ...(one.unenforced && { unenforced: one.unenforced }),
    ...(one.casting && { casting: one.casting }),
    ...(one.mounts && { mounts: one.mounts }),
  }
}

const movesOf = ({ moves }: FigureInFile): Profile['moves'] | undefined => moves as Profile['moves'] | undefined

const toCondition = (said: FigureInFile['conditions'][number], round: number): Condition =>
  typeof said === 'string' ? { is: said, round } : { ...said, round: said.round ?? round }

function toRound({ now }: FigureInFile): ThisRound {
  const { willing, ...rest } = now
  const round: ThisRound = { ...newRound(), ...(rest as Partial<ThisRound>) }
  if (willing !== undefined) round.willing = inches(willing)
  return round
}

/** Without a word about it, the gear its profile includes. */
const gearWordsOf = ({ gear }: FigureInFile, profile: Profile): string[] =>
  gear === undefined
    ? includedWords(profile)
    : (typeof gear === 'string' ? gear.split(',') : gear).filter((word) => word.trim() !== '')

export function toFigure(written: SituationFile, one: FigureInFile, index: number): Figure {
  const profile = toProfile(one, profileOf(one.of))
  const riders = written.figures.filter((other) => other.mount === one.id).map(({ id }) => id)
  const passengers = written.figures.filter((other) => other.vehicle === one.id).map(({ id }) => id)
  const steed = written.figures.find(({ id }) => id === (one.mount ?? one.vehicle))
  const at = one.at ?? steed?.at
  const blank = newFigure({
    id: one.id,
    side: one.side,
    name: one.id,
    number: 0,
    profile,
    gear: inPart(`figures.${index}.gear`, () => gearFrom(gearWordsOf(one, profile))),
    printed: BOOK.printedOn(profile),
    points: profile.points,
    starting: one.starting ?? riders.length === 0,
  })
  return {
    ...blank,
    where: one.where ?? (one.mount !== undefined ? 'riding' : one.vehicle !== undefined ? 'aboard' : 'standing'),
    at: at ? pointFrom(at) : { x: 0, y: 0 },
    facing: one.facing && pointFrom(one.facing),
    level: inches(one.level ?? 0),
    wounds: one.wounds,
    temporary: one.temporary,
    conditions: one.conditions.map((said) => toCondition(said, written.round)),
    marked: { ...one.marked },
    concentrating: one.concentrating,
    carrying: one.carrying ?? carriedBy(written, one.id),
    mount: one.mount,
    riders,
    vehicle: one.vehicle,
    passengers,
    now: toRound(one),
    memory: toMemory(one.memory, blank, `figures.${index}.memory`),
  }
}

const carriedBy = ({ things }: SituationFile, id: string): string | undefined =>
  things.find(({ carrier }) => carrier === id)?.id
