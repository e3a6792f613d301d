/** What can happen in a campaign. Each act is plain data; an act against the rules is refused in plain words. */
import {
  calledBattle,
  InputError,
  presentPlayer,
  refuseCall,
  refuseDuringBattle,
  refuseEntrant,
  refuseFewPlayers,
} from '@muster/engine'
import { checkSpoils, NOTHING, type Spoils, type Toll } from './settlement.ts'
import { TERRITORIES_A_PLAYER, type Campaign, type Objective, type Player } from './state.ts'

export type Act =
  | { readonly is: 'joined'; readonly player: string; readonly name: string }
  | { readonly is: 'left'; readonly player: string }
  | { readonly is: 'battle-called'; readonly players: readonly string[] }
  | { readonly is: 'battle-called-off' }
  | { readonly is: 'objective-stated'; readonly player: string; readonly objective: Objective }
  /** Without a winner it was a draw. */
  | { readonly is: 'battle-fought'; readonly winner?: string | undefined; readonly spoils?: Spoils | undefined }

export interface Beginning {
  readonly name: string
  readonly battles?: number | undefined
  readonly players: readonly { readonly id: string; readonly name: string }[]
}

const MOST_SIDES = 4

/** Ten unclaimed territories for each player, and nobody owns one. */
export function beginCampaign({ name, battles, players }: Beginning): Campaign {
  refuseFewPlayers(players)
  if (battles !== undefined && !(Number.isInteger(battles) && battles >= 1))
    throw new InputError('A campaign is agreed for 1 battle or more.', 'battles')
  const empty: Campaign = {
    name,
    ...(battles !== undefined && { battles }),
    players: [],
    unclaimed: 0,
    fought: 0,
    over: false,
  }
  return players.reduce((campaign, { id, name: called }) => join(campaign, id, called), empty)
}

/** The campaign after an act. The one given is not changed. */
export function act(campaign: Campaign, deed: Act): Campaign {
  if (campaign.over) throw new InputError('The campaign is over.')
  switch (deed.is) {
    case 'joined':
      return join(campaign, deed.player, deed.name)
    case 'left':
      return leave(campaign, deed.player)
    case 'battle-called':
      return callBattle(campaign, deed.players)
    case 'battle-called-off':
      return callOff(campaign)
    case 'objective-stated':
      return stateObjective(campaign, deed.player, deed.objective)
    case 'battle-fought':
      return fight(campaign, deed.winner, deed.spoils)
  }
}

/** A new player brings ten territories that anyone may conquer. */
function join(campaign: Campaign, id: string, name: string): Campaign {
  refuseDuringBattle(campaign, 'A player joins between battles.')
  refuseEntrant(campaign, { id, name })
  const player: Player = { id, name, territories: 0, left: false }
  return { ...campaign, players: [...campaign.players, player], unclaimed: campaign.unclaimed + TERRITORIES_A_PLAYER }
}

function leave(campaign: Campaign, id: string): Campaign {
  refuseDuringBattle(campaign, 'A player leaves between battles.')
  const { territories } = presentPlayer(campaign, id)
  const players = campaign.players.map((player) =>
    player.id === id ? { ...player, territories: 0, left: true } : player,
  )
  return { ...campaign, players, unclaimed: campaign.unclaimed + territories }
}

function callBattle(campaign: Campaign, ids: readonly string[]): Campaign {
  refuseCall(campaign, ids)
  if (ids.length < 2 || ids.length > MOST_SIDES)
    throw new InputError(`Two to four players fight a battle, not ${ids.length}.`, 'players')
  return { ...campaign, coming: ids.map((player) => ({ player })) }
}

function callOff(campaign: Campaign): Campaign {
  calledBattle(campaign)
  const { coming: _, ...rest } = campaign
  return rest
}

/** Stated in secret, once; shown when all have stated theirs. */
function stateObjective(campaign: Campaign, id: string, objective: Objective): Campaign {
  const coming = calledBattle(campaign)
  const stake = coming.find(({ player }) => player === id)
  if (!stake) throw new InputError(`"${id}" does not fight in the coming battle.`, 'player')
  if (stake.objective !== undefined) throw new InputError(`"${id}" has stated an objective, and it stands.`, 'player')
  return { ...campaign, coming: coming.map((one) => (one === stake ? { player: id, objective } : one)) }
}

/** Only the winner's objective takes effect; a draw changes nothing. */
function fight(campaign: Campaign, winner: string | undefined, spoils: Spoils = NOTHING): Campaign {
  const coming = calledBattle(campaign)
  const silent = coming.find(({ objective }) => objective === undefined)
  if (silent) throw new InputError(`"${silent.player}" has not stated an objective.`, 'objectives')
  if (winner === undefined && spoils !== NOTHING) throw new InputError('After a draw nothing changes hands.', 'spoils')
  const { coming: _, ...rest } = winner === undefined ? campaign : takeSpoils(campaign, winner, spoils)
  const after = { ...rest, fought: campaign.fought + 1 }
  return { ...after, over: isOver(after) }
}

const isOver = ({ battles, fought, unclaimed }: Campaign): boolean =>
  battles === undefined ? unclaimed === 0 : fought >= battles

function takeSpoils(campaign: Campaign, winner: string, spoils: Spoils): Campaign {
  checkSpoils(campaign, winner, spoils)
  const { claimed, taken, raided, extra } = spoils
  const gained = claimed + sum(taken) + sum(extra)
  const lostBy = (id: string) => sum([...taken, ...raided, ...extra].filter(({ from }) => from === id))
  const players = campaign.players.map((player) => ({
    ...player,
    territories: player.territories - lostBy(player.id) + (player.id === winner ? gained : 0),
  }))
  return { ...campaign, players, unclaimed: campaign.unclaimed - claimed + sum(raided) }
}

const sum = (tolls: readonly Toll[]): number => tolls.reduce((all, { count }) => all + count, 0)
