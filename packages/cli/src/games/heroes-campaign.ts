/** The campaign of Heroes & Wizards, as the command line keeps it. */
import {
  newRecord,
  OBJECTIVE_TEXT,
  OBJECTIVES,
  readCampaign,
  recordAct,
  replayCampaign,
  shownObjectives,
  usualSpoils,
  winnerOf,
  type Campaign,
  type CampaignRecord,
  type Objective,
  type Spoils,
} from '@muster/heroes-and-wizards'
import { counted, InputError, inPart, readAs, unknownWordText } from '@muster/engine'
import { z } from 'zod'
import type { CampaignBattle, CampaignKit, CampaignView } from './campaign-kit.ts'

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
  view: (kept) => ({ ...viewOf(replayCampaign(kept)), last: lastBattle(kept) }),
}

function objectiveOf(word: string): Objective {
  const found = OBJECTIVES.find((objective) => objective === word)
  if (found) return found
  throw new InputError(unknownWordText('objective', word, OBJECTIVES), 'objective')
}

const spoilsOf = (campaign: Campaign, winner: string, spoils: unknown): Spoils =>
  spoils === undefined
    ? usualSpoils(campaign, winner)
    : inPart('--spoils', () => readAs(spoilsSchema as unknown as z.ZodType<Spoils>, spoils, 'spoils'))

function viewOf(campaign: Campaign): Omit<CampaignView, 'last'> {
  const { name, over, fought, battles, unclaimed, players, coming = [] } = campaign
  const shown = shownObjectives(campaign)
  return {
    name,
    over,
    winner: winnerOf(campaign)?.id ?? null,
    fought,
    agreed: battles ?? null,
    unclaimed,
    players: players.map(({ id, name: called, territories, left }) => ({ id, name: called, territories, left })),
    coming: coming.map(({ player, objective }, i) => ({
      player,
      stated: objective !== undefined,
      objective: shown[i]?.objective ?? null,
    })),
    objectives: OBJECTIVES.map((id) => ({ id, ...OBJECTIVE_TEXT[id] })),
  }
}

/** The last battle as a sentence, read from the acts. */
function lastBattle(kept: CampaignRecord): CampaignBattle | null {
  const index = kept.acts.findLastIndex(({ act }) => act.is === 'battle-fought')
  const fought = kept.acts[index]?.act
  if (fought?.is !== 'battle-fought') return null
  const before = replayCampaign({ ...kept, acts: kept.acts.slice(0, index) })
  const battle = `Battle ${before.fought + 1}`
  const { winner, spoils } = fought
  if (winner === undefined) return { winner: null, text: `${battle} was a draw: nothing changes hands.` }
  const objective = before.coming?.find(({ player }) => player === winner)?.objective
  const stated = objective === undefined ? '' : `, who had stated ${OBJECTIVE_TEXT[objective].name}`
  const gains = spoils ? gainsOf(before, spoils) : []
  const won = gains.length > 0 ? gains.join('; ') : 'there was nothing to be had'
  return { winner, text: `${battle} was won by ${nameOf(before, winner)}${stated}: ${won}.` }
}

const territories = (count: number, kind = ''): string => counted(count, `${kind}territory`, `${kind}territories`)
const nameOf = ({ players }: Campaign, id: string): string => players.find((player) => player.id === id)?.name ?? id

function gainsOf(campaign: Campaign, { claimed, taken, raided, extra }: Spoils): string[] {
  const from = (tolls: Spoils['taken'], words: (count: number, name: string) => string) =>
    tolls.filter(({ count: some }) => some > 0).map((toll) => words(toll.count, nameOf(campaign, toll.from)))
  return [
    ...(claimed > 0 ? [`${territories(claimed, 'unclaimed ')} claimed`] : []),
    ...from(taken, (number, name) => `${territories(number)} taken from ${name}`),
    ...from(raided, (number, name) => `${territories(number)} of ${name} made unclaimed`),
    ...from(extra, (number, name) => `${number} more from ${name}, who had risked all`),
  ]
}
