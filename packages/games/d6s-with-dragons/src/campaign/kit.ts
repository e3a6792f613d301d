/** The campaign as the apps see it. */
import {
  calledBattle,
  InputError,
  raise,
  unknownWordText,
  type BattleTerms,
  type CampaignEntrant,
  type CampaignKit,
  type CampaignOutcome,
  type CampaignRecord as AnyRecord,
  type CampaignStart,
  type Dice,
  type Json,
} from '@muster/engine'
import type { State } from '../state/state.ts'
import type { Beginning, Injury } from './acts.ts'
import { armyOf, fieldedBy, figuresIn } from './company.ts'
import { eliminatedIn, LOWERED, rollInjury, USUAL_FATES } from './injuries.ts'
import { newRecord, readCampaign, recordAct, replayCampaign, type CampaignRecord } from './record.ts'
import { SIDES, type Campaign, type Player } from './state.ts'
import { viewOf } from './view.ts'

/** The apps only hand in records that this kit has made or read. */
const own = (kept: AnyRecord): CampaignRecord => kept as CampaignRecord
const campaignOf = (kept: AnyRecord): Campaign => replayCampaign(own(kept))

export const campaign: CampaignKit<State> = {
  hasCompanies: true,
  options: ['limit'],
  fates: { usual: USUAL_FATES, lowers: LOWERED, rule: 'DD-INJ-05' },
  begin,
  read: readCampaign,
  join: (kept, { id, name, army }) =>
    recordAct(own(kept), { is: 'joined', player: id, name, army: broughtBy({ id, name, ...(army && { army }) }) }),
  leave: (kept, player) => recordAct(own(kept), { is: 'left', player }),
  callBattle: (kept, players) => recordAct(own(kept), { is: 'battle-called', players }),
  callOff: (kept) => recordAct(own(kept), { is: 'battle-called-off' }),
  state: () => {
    throw new InputError('No objectives are stated in campaigns of this game.', 'objective')
  },
  terms: (kept) => termsOf(campaignOf(kept)),
  lost: eliminatedIn,
  spoils: () => [],
  settle,
  view: (kept) => viewOf(own(kept)),
}

function begin({ name, battles, players, fates, options = {} }: CampaignStart): CampaignRecord {
  return newRecord({
    ...(options as Pick<Beginning, 'limit'>),
    ...(fates && { fates }),
    name,
    ...(battles !== undefined && { battles }),
    players: players.map((player) => ({ id: player.id, name: player.name, army: broughtBy(player) })),
  })
}

function broughtBy({ name, army }: CampaignEntrant): Json {
  if (army !== undefined) return army
  throw new InputError(`${name} brings no army: every player has a company in this campaign.`, 'army')
}

/** The players of the encounter that has been called, in the order of its sides. */
const called = (at: Campaign): readonly Player[] =>
  calledBattle(at).map(
    (player) => at.players.find(({ id }) => id === player) ?? raise(`"${player}" was called, but never joined`),
  )

function termsOf(at: Campaign): BattleTerms {
  const sides = called(at).map(({ id, name, company }, place) => ({
    id: SIDES[place] ?? raise('an encounter has two sides'),
    player: id,
    name,
    army: armyOf(company),
  }))
  const fit = called(at).map(({ company }) => fieldedBy(company).length > 0)
  const winner = sides[fit.indexOf(true)]?.id
  return {
    sides,
    options: { limit: at.limit, campaign: true },
    ...(fit.includes(false) && { walkover: { ...(winner !== undefined && { winner }), lost: [] } }),
  }
}

/** Rolls for each who was eliminated, side by side. */
function settle(kept: AnyRecord, { winner, lost }: CampaignOutcome, { dice }: { readonly dice: Dice }): CampaignRecord {
  const at = campaignOf(kept)
  const players = called(at)
  const fielded = players.flatMap(({ id, company }, place) =>
    [...figuresIn(company, SIDES[place] ?? '')].map(([figure, { name }]) => ({
      figure,
      player: id,
      character: name,
      side: SIDES[place] ?? '',
    })),
  )
  const injuries = lost.map((figure): Injury => {
    const found = fielded.find((one) => one.figure === figure)
    if (!found) {
      const known = fielded.map((one) => one.figure)
      throw new InputError(unknownWordText('character', figure, known), 'lost')
    }
    const { player, character, side } = found
    return { player, character, face: rollInjury(dice, figure, side) }
  })
  const side = SIDES.findIndex((id) => id === winner)
  if (winner !== undefined && side < 0) throw new InputError(`There is no side "${winner}".`, 'winner')
  return recordAct(own(kept), { is: 'battle-fought', winner: players[side]?.id, injuries })
}
