/** Characters of a situation: a printed profile with the changes of the file. */
import { inPart, pointFrom } from '@muster/engine'
import { inches } from '@muster/table'
import { BOOK } from '../abilities/book.ts'
import { gearFrom, includedWords } from '../content/gear-words.ts'
import { profileOf } from '../content/profiles.ts'
import { newFigure, newRound } from '../state/new-figure.ts'
import type { Profile } from '../state/profile.ts'
import type { Condition, Figure, ThisRound } from '../state/state.ts'
import { profileFrom } from '../written/profile.ts'
import { toMemory } from './memory.ts'
import type { FigureInFile, SituationFile } from './schema.ts'

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
  const profile = profileFrom(one, profileOf(one.of))
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
