/** What a campaign keeps: who owns how much, and the battle being prepared. Plain data, never changed in place. */
export const TERRITORIES_A_PLAYER = 10

export const OBJECTIVES = ['expand', 'invade', 'all-or-nothing', 'raid'] as const
export type Objective = (typeof OBJECTIVES)[number]

export const OBJECTIVE_TEXT: {
  readonly [objective in Objective]: { readonly name: string; readonly text: string; readonly rule: string }
} = {
  expand: { name: 'Expand', text: 'If you win, claim up to 2 unclaimed territories.', rule: 'HW-CAMP-05' },
  invade: { name: 'Invade', text: 'If you win, take up to 1 territory from an opponent.', rule: 'HW-CAMP-06' },
  'all-or-nothing': {
    name: 'All or Nothing',
    text: 'If you win, take 2 territories from opponents. If you lose, the winner may take 1 of yours besides.',
    rule: 'HW-CAMP-07',
  },
  raid: { name: 'Raid', text: 'If you win, 3 territories of opponents become unclaimed.', rule: 'HW-CAMP-09' },
}

export interface Player {
  readonly id: string
  readonly name: string
  readonly territories: number
  /** Has left the campaign; what was theirs is unclaimed again. */
  readonly left: boolean
}

/** Somebody who takes part in the coming battle, and what they have stated so far. */
export interface Stake {
  readonly player: string
  readonly objective?: Objective
}

export interface Campaign {
  readonly name: string
  /** How many battles were agreed; left out, it ends when nothing is unclaimed. */
  readonly battles?: number
  readonly players: readonly Player[]
  readonly unclaimed: number
  readonly fought: number
  /** The battle that has been called and not yet decided. */
  readonly coming?: readonly Stake[]
  readonly over: boolean
}

/** Owned and unclaimed territories together: ten for each player who ever joined. */
export const allTerritories = ({ players, unclaimed }: Campaign): number =>
  players.reduce((sum, { territories }) => sum + territories, unclaimed)

/** The player who owns more territories than any other at the end; none in a tie. */
export function winnerOf({ players, over }: Campaign): Player | undefined {
  if (!over) return undefined
  const most = Math.max(...players.map(({ territories }) => territories))
  const [first, second] = players.filter(({ territories }) => territories === most)
  return second === undefined ? first : undefined
}

/** What everybody may see of the stated objectives: nothing, until the last has been stated. */
export function shownObjectives({ coming = [] }: Campaign): readonly Stake[] {
  const allStated = coming.every(({ objective }) => objective !== undefined)
  return coming.map(({ player, objective }) =>
    allStated && objective !== undefined ? { player, objective } : { player },
  )
}
