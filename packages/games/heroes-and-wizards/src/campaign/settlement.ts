/** What a victory is worth: the winner's own objective first, then the extra territories of losers who stated All or Nothing. */
import { InputError } from '@muster/engine'
import type { Campaign, Objective, Player, Stake } from './state.ts'

export interface Toll {
  readonly from: string
  readonly count: number
}

/** What the winner makes of the victory. */
export interface Spoils {
  readonly claimed: number
  readonly taken: readonly Toll[]
  readonly raided: readonly Toll[]
  /** From losers who stated All or Nothing, one each. */
  readonly extra: readonly Toll[]
}

export const NOTHING: Spoils = { claimed: 0, taken: [], raided: [], extra: [] }

interface Prize {
  readonly claim: number
  readonly take: number
  readonly raid: number
  /** Where the rule does not say "may", it happens in full, as far as there is land. */
  readonly inFull: boolean
}

const PRIZES: { readonly [objective in Objective]: Prize } = {
  expand: { claim: 2, take: 0, raid: 0, inFull: false },
  invade: { claim: 0, take: 1, raid: 0, inFull: false },
  'all-or-nothing': { claim: 0, take: 2, raid: 0, inFull: true },
  raid: { claim: 0, take: 0, raid: 3, inFull: true },
}

/** The least and the most that the winner may do: shown when asking, and checked against the answer. */
export interface Settlement {
  readonly winner: string
  readonly objective: Objective
  readonly claim: { readonly least: number; readonly most: number }
  readonly take: { readonly least: number; readonly most: number }
  readonly raid: { readonly least: number; readonly most: number }
  readonly losers: readonly Player[]
  /** Losers who stated All or Nothing. */
  readonly risked: readonly string[]
}

export function settlementOf(campaign: Campaign, winner: string): Settlement {
  const stakes = campaign.coming ?? []
  const { claim, take, raid, inFull } = PRIZES[objectiveOf(stakes, winner)]
  const losers = campaign.players.filter(({ id }) => id !== winner && stakes.some(({ player }) => player === id))
  const land = losers.reduce((sum, { territories }) => sum + territories, 0)
  const bounds = (most: number) => ({ least: inFull ? most : 0, most })
  return {
    winner,
    objective: objectiveOf(stakes, winner),
    losers,
    claim: { least: 0, most: Math.min(claim, campaign.unclaimed) },
    take: bounds(Math.min(take, land)),
    raid: bounds(Math.min(raid, land)),
    risked: stakes
      .filter(({ player, objective }) => player !== winner && objective === 'all-or-nothing')
      .map(({ player }) => player),
  }
}

function objectiveOf(stakes: readonly Stake[], winner: string): Objective {
  const objective = stakes.find(({ player }) => player === winner)?.objective
  if (objective === undefined) throw new InputError('The winner has not fought, or has stated no objective.', 'winner')
  return objective
}

const total = (tolls: readonly Toll[]): number => tolls.reduce((sum, { count }) => sum + count, 0)

/** Everything the winner can get, taken from the richest first. */
export function usualSpoils(campaign: Campaign, winner: string): Spoils {
  const { claim, take, raid, losers, risked } = settlementOf(campaign, winner)
  const taken = fromRichest(losers, take.most),
    raided = fromRichest(losers, raid.most)
  const left = (id: string) =>
    (losers.find((loser) => loser.id === id)?.territories ?? 0) -
    total([...taken, ...raided].filter(({ from }) => from === id))
  return {
    claimed: claim.most,
    taken,
    raided,
    extra: risked.filter((id) => left(id) > 0).map((from) => ({ from, count: 1 })),
  }
}

function fromRichest(losers: readonly Player[], count: number): Toll[] {
  const tolls = new Map<string, number>()
  const left = (player: Player) => player.territories - (tolls.get(player.id) ?? 0)
  for (let i = 0; i < count; i++) {
    const [richest] = [...losers].sort((a, b) => left(b) - left(a))
    if (richest && left(richest) > 0) tolls.set(richest.id, (tolls.get(richest.id) ?? 0) + 1)
  }
  return [...tolls].map(([from, taken]) => ({ from, count: taken }))
}

/** Throws an InputError when the spoils are not what the victory is worth. */
export function checkSpoils(campaign: Campaign, winner: string, spoils: Spoils): void {
  const settlement = settlementOf(campaign, winner)
  checkAmount('claim', spoils.claimed, settlement.claim)
  checkAmount('take', total(spoils.taken), settlement.take)
  checkAmount('raid', total(spoils.raided), settlement.raid)
  for (const { from, count } of [...spoils.taken, ...spoils.raided, ...spoils.extra]) {
    if (count < 0 || !settlement.losers.some(({ id }) => id === from))
      throw new InputError(`Nothing can be had from "${from}", who did not lose this battle.`, 'spoils')
  }
  checkExtra(settlement, spoils)
  checkLand(settlement, spoils)
}

const DEED = { claim: 'claimed', take: 'taken', raid: 'made unclaimed' } as const

function checkAmount(
  what: keyof typeof DEED,
  count: number,
  { least, most }: { readonly least: number; readonly most: number },
): void {
  if (Number.isInteger(count) && count >= least && count <= most) return
  const allowed = least === most ? `${most}` : `${least} to ${most}`
  throw new InputError(`With this objective ${allowed} territories are ${DEED[what]}, not ${count}.`, 'spoils')
}

function checkExtra({ risked }: Settlement, { extra }: Spoils): void {
  for (const { from, count } of extra) {
    if (!risked.includes(from))
      throw new InputError(
        `"${from}" did not state All or Nothing: there is no extra territory to take.`,
        'spoils.extra',
      )
    if (count > 1 || extra.filter((toll) => toll.from === from).length > 1)
      throw new InputError(`Only 1 extra territory is taken from "${from}".`, 'spoils.extra')
  }
}

/** Nobody gives more than they have, all losses of the battle together. */
function checkLand({ losers }: Settlement, { taken, raided, extra }: Spoils): void {
  for (const { id, name, territories } of losers) {
    const lost = total([...taken, ...raided, ...extra].filter(({ from }) => from === id))
    if (lost > territories) throw new InputError(`${name} owns ${territories} and cannot lose ${lost}.`, 'spoils')
  }
}
