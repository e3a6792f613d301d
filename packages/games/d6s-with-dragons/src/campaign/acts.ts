/** What can happen in a campaign. Each act is plain data; an act against the rules is refused in plain words. */
import {
  calledBattle,
  inPart,
  InputError,
  presentPlayer,
  refuseCall,
  refuseDuringBattle,
  refuseEntrant,
  refuseFewPlayers,
  type Json,
} from '@muster/engine'
import { checkArmy } from '../army/check.ts'
import { fieldedBy, raiseCompany, type Character, type Company } from './company.ts'
import { fateOn, lowerBy, USUAL_FATES, type Fate, type FateTable } from './injuries.ts'
import { SIDES, type Campaign, type Player } from './state.ts'

/** The die that was rolled for a character. */
export interface Injury {
  readonly player: string
  readonly character: string
  readonly face: number
}

export type Act =
  | { readonly is: 'joined'; readonly player: string; readonly name: string; readonly army: Json }
  | { readonly is: 'left'; readonly player: string }
  | { readonly is: 'battle-called'; readonly players: readonly string[] }
  | { readonly is: 'battle-called-off' }
  /** Without a winner it was a draw. */
  | { readonly is: 'battle-fought'; readonly winner?: string | undefined; readonly injuries: readonly Injury[] }

export interface Entrant {
  readonly id: string
  readonly name: string
  readonly army: Json
}

export interface Beginning {
  readonly name: string
  readonly battles?: number | undefined
  readonly limit?: number | undefined
  readonly fates?: readonly Omit<Fate, 'rule'>[] | undefined
  readonly players: readonly Entrant[]
}

/** Without a limit, the largest company sets it. */
export function beginCampaign({ name, battles, limit, fates, players }: Beginning): Campaign {
  refuseFewPlayers(players)
  const empty: Campaign = {
    name,
    ...(battles !== undefined && { battles }),
    limit: limit ?? Math.max(...players.map((_, i) => pointsOf(players, i))),
    fates: fates ? ownFates(fates) : USUAL_FATES,
    players: [],
    fought: 0,
    over: false,
  }
  return players.reduce((campaign, entrant, i) => inPart(`players.${i}`, () => join(campaign, entrant)), empty)
}

const pointsOf = (players: readonly Entrant[], i: number): number =>
  inPart(`players.${i}.army`, () => Math.ceil(checkArmy(players[i]?.army).points))

const ownFates = (fates: readonly Omit<Fate, 'rule'>[]): FateTable =>
  fates.map((fate) => ({ ...fate, rule: 'DD-INJ-05' }))

/** The campaign after an act. The one given is not changed. */
export function perform(campaign: Campaign, act: Act): Campaign {
  if (campaign.over) throw new InputError('The campaign is over.')
  switch (act.is) {
    case 'joined':
      return join(campaign, { id: act.player, name: act.name, army: act.army })
    case 'left':
      return leave(campaign, act.player)
    case 'battle-called':
      return callBattle(campaign, act.players)
    case 'battle-called-off':
      return callOff(campaign)
    case 'battle-fought':
      return fight(campaign, act.winner, act.injuries)
  }
}

/** A company is a legal army within the limit that was agreed. */
function join(campaign: Campaign, { id, name, army }: Entrant): Campaign {
  refuseDuringBattle(campaign, 'A player joins between battles.')
  refuseEntrant(campaign, { id, name })
  const [first] = inPart('army', () => checkArmy(army, campaign.limit)).complaints
  if (first) throw new InputError(`The army of ${name} is not legal: ${first.message}`, `army.${first.where}`)
  const player: Player = { id, name, left: false, won: 0, company: raiseCompany(army) }
  return { ...campaign, players: [...campaign.players, player] }
}

function leave(campaign: Campaign, id: string): Campaign {
  refuseDuringBattle(campaign, 'A player leaves between battles.')
  presentPlayer(campaign, id)
  return { ...campaign, players: campaign.players.map((one) => (one.id === id ? { ...one, left: true } : one)) }
}

function callBattle(campaign: Campaign, ids: readonly string[]): Campaign {
  refuseCall(campaign, ids)
  if (ids.length !== SIDES.length) {
    throw new InputError(`Two players meet in an encounter, not ${ids.length}.`, 'players')
  }
  return { ...campaign, coming: [...ids] }
}

function callOff(campaign: Campaign): Campaign {
  calledBattle(campaign)
  const { coming: _, ...rest } = campaign
  return rest
}

function fight(campaign: Campaign, winner: string | undefined, injuries: readonly Injury[]): Campaign {
  const called = calledBattle(campaign)
  if (winner !== undefined && !called.includes(winner)) {
    throw new InputError(`"${winner}" has not fought this encounter.`, 'winner')
  }
  const stray = injuries.find(({ player }) => !called.includes(player))
  if (stray) throw new InputError(`"${stray.player}" has not fought this encounter.`, 'injuries')
  const players = campaign.players.map((player) =>
    called.includes(player.id) ? afterEncounter(campaign, player, winner, injuries) : player,
  )
  const { coming: _, ...rest } = campaign
  const fought = campaign.fought + 1
  return { ...rest, players, fought, over: campaign.battles !== undefined && fought >= campaign.battles }
}

function afterEncounter(
  { fates }: Campaign,
  player: Player,
  winner: string | undefined,
  injuries: readonly Injury[],
): Player {
  const own = injuries.filter((injury) => injury.player === player.id)
  refuseInjuries(player.company, own)
  const characters = player.company.characters.map((one) => {
    const injury = own.find(({ character }) => character === one.name)
    return injury ? injured(one, fateOn(fates, injury.face)) : rested(one)
  })
  const won = player.won + (player.id === winner ? 1 : 0)
  return { ...player, won, company: { ...player.company, characters } }
}

/** Whoever was eliminated took part, and is rolled for once. */
function refuseInjuries(company: Company, injuries: readonly Injury[]): void {
  const fielded = new Set(fieldedBy(company).map(({ name }) => name))
  for (const { character, face } of injuries) {
    if (!fielded.delete(character)) {
      throw new InputError(`"${character}" did not take part, or is rolled for twice.`, 'injuries')
    }
    if (!Number.isInteger(face) || face < 1 || face > 6) throw new InputError('A die shows 1 to 6.', 'injuries')
  }
}

const injured = (one: Character, fate: Fate): Character => ({
  ...one,
  fate,
  misses: fate.misses ?? 0,
  lowered: lowerBy(one.lowered, fate.lowers),
  gone: fate.misses === undefined,
})

/** The encounter is over that those who recover had to miss. */
const rested = (one: Character): Character => (one.misses > 0 ? { ...one, misses: one.misses - 1 } : one)
