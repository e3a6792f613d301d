/** A campaign as this browser keeps it: made new, or read from a file or from the storage. */
import { expectKind, InputError, parseJson, type CampaignRecord, type GameKit } from '@muster/engine'
import { GAMES, loadKit } from '../games/games.ts'
import { newId } from '../store/new-id.ts'
import { words } from '../words/words.ts'
import { saveCampaign, type KeptCampaign, type SaveResult } from './campaign-store.ts'

export function keptCampaign(kit: GameKit<unknown>, record: CampaignRecord, battle?: string): KeptCampaign {
  const view = kit.campaign?.view(record)
  const line = view ? [words.campaign.fought(view.fought, view.agreed), view.standing].filter(Boolean).join(', ') : ''
  return {
    record,
    ...(battle !== undefined && { battle }),
    summary: { name: view?.name ?? '', game: kit.game.id, line: `${kit.about.name}. ${line}.`, touched: Date.now() },
  }
}

/** Reads a campaign file; throws an InputError where it is none. */
export async function readCampaignFile(text: string): Promise<{ kit: GameKit<unknown>; record: CampaignRecord }> {
  const data = parseJson(text, 'campaign')
  expectKind(data, ['campaign'])
  const { game } = data
  const kit = GAMES.some(({ id }) => id === game) ? await loadKit(String(game)) : undefined
  if (!kit?.campaign) throw new InputError(words.campaign.noSuchGame(String(game)), 'game')
  return { kit, record: kit.campaign.read(data) }
}

/** Saves a campaign that is new to this browser, and gives its id. */
export function keepNew(
  kit: GameKit<unknown>,
  record: CampaignRecord,
): { readonly id: string; readonly saved: SaveResult } {
  const id = newId()
  return { id, saved: saveCampaign(id, keptCampaign(kit, record), undefined) }
}
