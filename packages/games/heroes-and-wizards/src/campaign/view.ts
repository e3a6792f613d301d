/** What people see of a campaign: who owns how much, what is stated, and how the battles ended. */
import { counted, type CampaignBattle, type CampaignView } from '@muster/engine'
import { replayCampaign, type CampaignRecord } from './record.ts'
import type { Spoils } from './settlement.ts'
import { OBJECTIVE_TEXT, OBJECTIVES, shownObjectives, winnerOf, type Campaign } from './state.ts'

export function viewOf(kept: CampaignRecord): CampaignView {
  const campaign = replayCampaign(kept)
  const { name, over, fought, battles, unclaimed, players, coming = [] } = campaign
  const shown = shownObjectives(campaign)
  const winner = winnerOf(campaign)
  return {
    name,
    over,
    winner: winner?.id ?? null,
    ending: over ? (winner ? `It is over: ${winner.name} has won.` : 'It is over, and nobody leads.') : '',
    fought,
    agreed: battles ?? null,
    standing: `${territories(unclaimed)} unclaimed`,
    players: players.map(({ id, name: called, territories: score, left }) => ({
      id,
      name: called,
      left,
      score,
      scoreText: territories(score),
    })),
    coming: coming.map(({ player, objective }, i) => ({
      player,
      stated: objective !== undefined,
      objective: shown[i]?.objective ?? null,
    })),
    ready: coming.length > 0 && coming.every(({ objective }) => objective !== undefined),
    objectives: OBJECTIVES.map((id) => ({ id, ...OBJECTIVE_TEXT[id] })),
    history: kept.acts.flatMap((_, index) => battleAt(kept, index) ?? []),
  }
}

/** The battle that an act decided, as a sentence. */
function battleAt(kept: CampaignRecord, index: number): CampaignBattle | undefined {
  const fought = kept.acts[index]?.act
  if (fought?.is !== 'battle-fought') return undefined
  const before = replayCampaign({ ...kept, acts: kept.acts.slice(0, index) })
  const battle = `Battle ${before.fought + 1}`
  const { winner, spoils } = fought
  if (winner === undefined) return { winner: null, text: `${battle} was a draw: nothing changes hands.`, rolls: [] }
  const objective = before.coming?.find(({ player }) => player === winner)?.objective
  const stated = objective === undefined ? '' : `, who had stated ${OBJECTIVE_TEXT[objective].name}`
  const won = (spoils && gainsText(before, spoils)) || 'there was nothing to be had'
  return { winner, text: `${battle} was won by ${nameOf(before, winner)}${stated}: ${won}.`, rolls: [] }
}

const territories = (count: number, kind = ''): string => counted(count, `${kind}territory`, `${kind}territories`)
const nameOf = ({ players }: Campaign, id: string): string => players.find((player) => player.id === id)?.name ?? id

/** "2 unclaimed territories claimed; 1 more from Ann, who had risked all"; empty where nothing changes hands. */
export function gainsText(campaign: Campaign, { claimed, taken, raided, extra }: Spoils): string {
  const from = (tolls: Spoils['taken'], words: (count: number, name: string) => string) =>
    tolls.filter(({ count: some }) => some > 0).map((toll) => words(toll.count, nameOf(campaign, toll.from)))
  return [
    ...(claimed > 0 ? [`${territories(claimed, 'unclaimed ')} claimed`] : []),
    ...from(taken, (number, name) => `${territories(number)} taken from ${name}`),
    ...from(raided, (number, name) => `${territories(number)} of ${name} made unclaimed`),
    ...from(extra, (number, name) => `${number} more from ${name}, who had risked all`),
  ].join('; ')
}
