/** All targets by name: all kinds of files and the answers, for each game that has them. */
import { KITS, hasCampaign } from '@muster/cli'
import { answerTarget } from './answer-target.ts'
import { fileTarget } from './file-target.ts'
import { FILE_KINDS, type FileKind } from './honest-files.ts'
import type { Target, TargetSpec } from './target.ts'

export const KINDS: readonly string[] = [...FILE_KINDS, 'answer']

export const gamesWith = (kind: string): readonly string[] =>
  KITS.map(({ game }) => game.id).filter((game) => kind !== 'campaign' || hasCampaign(game))

export async function makeTarget(spec: TargetSpec): Promise<Target> {
  const { kind, game, seed } = spec
  const kit = KITS.find((one) => one.game.id === game)
  if (kit === undefined) throw new Error(`There is no game "${game}".`)
  return kind === 'answer' ? answerTarget(kit, seed) : fileTarget(kind as FileKind, spec)
}
