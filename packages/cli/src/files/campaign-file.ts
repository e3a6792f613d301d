/** Campaign files. */
import type { CampaignRecord } from '@muster/engine'
import { campaignOf, type AnyCampaign } from '../games/games.ts'
import { inFile, UserError } from '../shell/user-error.ts'
import { readKind } from './files.ts'

export interface OpenCampaign {
  readonly game: string
  readonly kit: AnyCampaign
  readonly kept: CampaignRecord
  readonly text: string
}

export function openCampaign(file: string): OpenCampaign {
  const read = readKind(file, ['campaign'])
  const { game } = read.data
  if (typeof game !== 'string') {
    throw new UserError('This campaign does not say which game it is for.', file, 'game')
  }
  const kit = campaignOf(game, file, 'game')
  return { game, kit, kept: inFile(file, () => kit.read(read.data)), text: read.text }
}
