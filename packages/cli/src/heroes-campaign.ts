/** The campaign of Heroes & Wizards, as the command line keeps it. */
import {
  newRecord, OBJECTIVE_TEXT, OBJECTIVES, readCampaign, recordAct, replayCampaign, shownObjectives,
  usualSpoils, winnerOf,
  type Campaign, type CampaignRecord, type Objective, type Spoils,
} from '@muster/heroes-and-wizards'
import { InputError, readAs } from '@muster/engine'
import { z } from 'zod'
import type { CampaignKit, CampaignView } from './campaign-kit.ts'

const count = z.int().min(0).max(10_000)
const tolls = z.array(z.strictObject({ from: z.string(), count })).default([])
const spoilsSchema = z.strictObject({ claimed: count.default(0), taken: tolls, raided: tolls, extra: tolls })

export const heroesCampaign: CampaignKit<CampaignRecord> = {
  begin: newRecord,
  read: readCampaign,
  join: (kept, player, name) => recordAct(kept, { is: 'joined', player, name }),
  leave: (kept, player) => recordAct(kept, { is: 'left', player }),
  callBattle: (kept, players) => recordAct(kept, { is: 'battle-called', players }),
  callOff: (kept) => recordAct(kept, { is: 'battle-called-off' }),
  state: (kept, player, objective) =>
    recordAct(kept, { is: 'objective-stated', player, objective: objectiveOf(objective) }),
  fought: (kept, winner, spoils) => {
    if (winner === undefined) return recordAct(kept, { is: 'battle-fought' })
    return recordAct(kept, { is: 'battle-fought', winner, spoils: spoilsOf(replayCampaign(kept), winner, spoils) })
  },
  view: (kept) => viewOf(replayCampaign(kept)),
}

function objectiveOf(word: string): Objective {
  const found = OBJECTIVES.find((objective) => objective === word)
  if (found) return found
  throw new InputError(`There is no objective "${word}". There are: ${OBJECTIVES.join(', ')}.`, 'objective')
}

const spoilsOf = (campaign: Campaign, winner: string, spoils: unknown): Spoils =>
  spoils === undefined
    ? usualSpoils(campaign, winner)
    : readAs(spoilsSchema as unknown as z.ZodType<Spoils>, spoils, 'spoils')

function viewOf(campaign: Campaign): CampaignView {
  const { name, over, fought, battles, unclaimed, players, coming = [] } = campaign
  const shown = shownObjectives(campaign)
  return {
    name, over, winner: winnerOf(campaign)?.id ?? null, fought, agreed: battles ?? null, unclaimed,
    players: players.map(({ id, name: called, territories, left }) => ({ id, name: called, territories, left })),
    coming: coming.map(({ player, objective }, i) => (
      { player, stated: objective !== undefined, objective: shown[i]?.objective ?? null }
    )),
    objectives: OBJECTIVES.map((id) => ({ id, ...OBJECTIVE_TEXT[id] })),
  }
}
