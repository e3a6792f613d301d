/** What holds for the players of every campaign: who may join, leave and fight, and when. */
import { counted } from '../common/wording.ts'
import type { SidePlan } from '../play/game.ts'
import { InputError } from '../input/input.ts'
import type { BattleTerms } from './campaign.ts'

/** Somebody who has joined; whoever has left stays in the record. */
export interface CampaignMate {
  readonly id: string
  readonly name: string
  readonly left: boolean
}

interface Mates {
  readonly players: readonly CampaignMate[]
  /** The battle that has been called and not yet decided. */
  readonly coming?: unknown
}

export function refuseFewPlayers(players: readonly unknown[]): void {
  if (players.length < 2) throw new InputError('A campaign needs two players or more.', 'players')
}

export function refuseDuringBattle({ coming }: Pick<Mates, 'coming'>, message: string): void {
  if (coming) throw new InputError(`${message} A battle has been called: fight it or call it off.`)
}

/** Refuses a player whom somebody else would be taken for. */
export function refuseEntrant({ players }: Mates, { id, name }: Pick<CampaignMate, 'id' | 'name'>): void {
  if (id === '' || name === '') throw new InputError('A player needs an id and a name.', 'player')
  if (players.some((player) => player.id === id)) throw new InputError(`There is a player "${id}" already.`, 'player')
}

/** A player who has not left. */
export function presentPlayer<P extends CampaignMate>({ players }: { readonly players: readonly P[] }, id: string): P {
  const player = players.find((one) => one.id === id)
  if (!player) throw new InputError(`There is no player "${id}" in this campaign.`, 'player')
  if (player.left) throw new InputError(`${player.name} has left the campaign.`, 'player')
  return player
}

export function refuseCall(campaign: Mates, ids: readonly string[]): void {
  refuseDuringBattle(campaign, 'One battle is prepared at a time.')
  for (const id of ids) presentPlayer(campaign, id)
  if (new Set(ids).size !== ids.length) throw new InputError('Nobody fights against themselves.', 'players')
}

export function calledBattle<T>({ coming }: { readonly coming?: T }): T {
  if (coming === undefined) throw new InputError('No battle has been called.')
  return coming
}

/** Refuses a battle that is not the one the campaign has called: with other companies, or with more or fewer sides. */
export function refuseOtherBattle({ sides }: BattleTerms, fought: readonly Pick<SidePlan, 'id' | 'army'>[]): void {
  if (fought.length !== sides.length) {
    throw new InputError(
      `${counted(fought.length, 'side')} fought this battle; ${counted(sides.length, 'player')} were called to it.`,
    )
  }
  const other = sides.find(
    ({ id, army }, place) =>
      army !== undefined && !(fought[place]?.id === id && JSON.stringify(fought[place].army) === JSON.stringify(army)),
  )
  if (other) throw new InputError(`${other.name} has another company now than the one that fought this battle.`)
}
