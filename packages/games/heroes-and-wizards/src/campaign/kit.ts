/** The campaign as the apps see it. */
import {
  calledBattle,
  InputError,
  inPart,
  readAs,
  unknownWordText,
  type CampaignKit,
  type CampaignOutcome,
  type CampaignRecord as AnyRecord,
  type CampaignStart,
  type Json,
} from '@muster/engine'
import { z } from 'zod'
import type { State } from '../state/state.ts'
import { newRecord, readCampaign, recordAct, replayCampaign, type CampaignRecord } from './record.ts'
import { allSpoils } from './all-spoils.ts'
import { usualSpoils, type Spoils } from './settlement.ts'
import { OBJECTIVES, type Campaign, type Objective } from './state.ts'
import { gainsText, viewOf } from './view.ts'

const SIDE_IDS = ['a', 'b', 'c', 'd'] as const

const count = z.int().min(0).max(10_000)
const tolls = z.array(z.strictObject({ from: z.string(), count })).default([])
const spoilsSchema = z.strictObject({ claimed: count.default(0), taken: tolls, raided: tolls, extra: tolls })

/** The apps only hand in records that this kit has made or read. */
const own = (kept: AnyRecord): CampaignRecord => kept as CampaignRecord
const campaignOf = (kept: AnyRecord): Campaign => replayCampaign(own(kept))

export const campaign: CampaignKit<State> = {
  hasCompanies: false,
  options: [],
  begin,
  read: readCampaign,
  join: (kept, { id, name }) => recordAct(own(kept), { is: 'joined', player: id, name }),
  leave: (kept, player) => recordAct(own(kept), { is: 'left', player }),
  callBattle: (kept, players) => recordAct(own(kept), { is: 'battle-called', players }),
  callOff: (kept) => recordAct(own(kept), { is: 'battle-called-off' }),
  state: (kept, player, objective) =>
    recordAct(own(kept), { is: 'objective-stated', player, objective: objectiveOf(objective) }),
  terms: (kept) => ({ sides: sidesOf(campaignOf(kept)), options: {} }),
  lost: () => [],
  spoils,
  settle: (kept, { winner: side }, { spoils: chosen }) => {
    const winner = playerOf(campaignOf(kept), side)
    if (winner === undefined) return recordAct(own(kept), { is: 'battle-fought' })
    return recordAct(own(kept), { is: 'battle-fought', winner, spoils: spoilsOf(campaignOf(kept), winner, chosen) })
  },
  view: (kept) => viewOf(own(kept)),
}

function begin({ name, battles, players }: CampaignStart): CampaignRecord {
  return newRecord({
    name,
    ...(battles !== undefined && { battles }),
    players: players.map((player) => ({ id: player.id, name: player.name })),
  })
}

function sidesOf(at: Campaign) {
  return calledBattle(at).map(({ player }, place) => ({
    id: SIDE_IDS[place] ?? String(place),
    player,
    name: at.players.find(({ id }) => id === player)?.name ?? player,
  }))
}

const playerOf = (at: Campaign, side: string | undefined): string | undefined => {
  if (side === undefined) return undefined
  const found = sidesOf(at).find(({ id }) => id === side)
  if (found) return found.player
  throw new InputError('The winner has not fought, or has stated no objective.', 'winner')
}

function objectiveOf(word: string): Objective {
  const found = OBJECTIVES.find((objective) => objective === word)
  if (found) return found
  throw new InputError(unknownWordText('objective', word, OBJECTIVES), 'objective')
}

const spoilsOf = (at: Campaign, winner: string, chosen: unknown): Spoils =>
  chosen === undefined
    ? usualSpoils(at, winner)
    : inPart('spoils', () => readAs(spoilsSchema as unknown as z.ZodType<Spoils>, chosen, 'spoils'))

function spoils(kept: AnyRecord, { winner: side }: CampaignOutcome) {
  const at = campaignOf(kept)
  const winner = playerOf(at, side)
  const all = winner === undefined ? [] : allSpoils(at, winner)
  if (all.length < 2) return []
  return all.map((one) => ({ text: gainsText(at, one) || 'Nothing', spoils: one as unknown as Json }))
}
