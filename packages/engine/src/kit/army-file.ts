/**
 * Army files, as the command line and the workshop write them and everybody reads them:
 * `{ "muster": "army", "game": …, "limit": …, "army": { … } }`. The bare list is read too, where the game is known.
 */
import { unknownWordText } from '../input/spelling.ts'
import { expectKind } from '../input/file-kind.ts'
import type { Json } from '../common/ids.ts'
import { inPart, InputError, parseJson } from '../input/input.ts'
import type { GameKit } from './kit.ts'
import type { ArmyReport } from './army.ts'

export interface ArmyFile {
  /** The id of the game it is for. */
  readonly game: string
  readonly army: Json
  /** How many points it is made for, where the file says so. */
  readonly limit: number | undefined
  /** Where in the file the list lies: its faults are found there. */
  readonly where: string
}

export interface ArmyFileOptions {
  /** The games there are, by id and name. */
  readonly games: readonly { readonly id: string; readonly name: string }[]
  /** The id of the game it must be for; left out, the file says which. */
  readonly game?: string | undefined
}

const MOST_POINTS = 100_000

export const armyFileData = (game: string, army: Json, limit?: number): object => ({
  muster: 'army',
  game,
  ...(limit !== undefined && { limit: Math.ceil(limit) }),
  army,
})

/** Reads a file's text or data; what is no army file is refused with an InputError. */
export function readArmyFile(source: unknown, { games, game }: ArmyFileOptions): ArmyFile {
  const data = typeof source === 'string' ? parseJson(source.replace(/^\uFEFF/, ''), 'army') : source
  if (game !== undefined && isBare(data)) return { game, army: data as Json, limit: undefined, where: '' }
  expectKind(data, ['army'])
  const { game: named, limit, army } = data
  if (typeof named !== 'string') throw new InputError('An army says which game it is for; this one does not.', 'game')
  const found = games.find(({ id }) => id === named)
  if (!found)
    throw new InputError(
      unknownWordText(
        'game',
        named,
        games.map(({ id }) => id),
      ),
      'game',
    )
  if (game !== undefined && found.id !== game) {
    const wanted = games.find(({ id }) => id === game)?.name ?? game
    throw new InputError(`This army is for ${found.name}, not for ${wanted}.`, 'game')
  }
  if (limit !== undefined && !isLimit(limit)) {
    throw new InputError(`The limit must be a number of points from 1 to ${MOST_POINTS}.`, 'limit')
  }
  if (army === undefined)
    throw new InputError('There is no list in this army file: its field "army" is missing.', 'army')
  return { game: found.id, army: army as Json, limit, where: 'army' }
}

const isBare = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && !Array.isArray(data) && !Object.hasOwn(data, 'muster')

const isLimit = (limit: unknown): limit is number => typeof limit === 'number' && limit >= 1 && limit <= MOST_POINTS

/** Judges the list in a file, against another limit than the file's if one is given; places are those in the file. */
export function checkArmyFile(kit: GameKit<unknown>, file: ArmyFile, limit = file.limit): ArmyReport {
  const report = inPart(file.where, () => kit.checkArmy(file.army, limit))
  const complaints = report.complaints.map((one) => ({
    ...one,
    where: [file.where, one.where].filter(Boolean).join('.'),
  }))
  return { ...report, complaints }
}
