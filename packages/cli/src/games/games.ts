/** The list of games. The rest of the command line knows games only by their kits. */
import { fiveED6 } from '@muster/5e-d6'
import { d6sWithDragons } from '@muster/d6s-with-dragons'
import { quoteWord, unknownWordText, type CampaignKit, type GameKit } from '@muster/engine'
import { heroesAndWizards } from '@muster/heroes-and-wizards'
import { knockdown } from '@muster/knockdown'
import { simpleFantasySkirmish } from '@muster/simple-fantasy-skirmish'
import { UserError } from '../shell/user-error.ts'

/** A game whose state is opaque to the command line. */
export type AnyKit = GameKit<unknown>
export type AnyCampaign = CampaignKit<unknown>

/** The only cast needed: a kit only gets states that it made itself. */
const kit = <S>(one: GameKit<S>): AnyKit => one as unknown as AnyKit

export const KITS: readonly AnyKit[] = [
  kit(heroesAndWizards),
  kit(d6sWithDragons),
  kit(simpleFantasySkirmish),
  kit(knockdown),
  kit(fiveED6),
]

/** The games by id and name. */
export const GAMES = KITS.map(({ game, about }) => ({ id: game.id, name: about.name }))

export function kitOf(id: string, file = '', where = ''): AnyKit {
  const found = KITS.find(({ game }) => game.id === id)
  if (found) return found
  throw new UserError(
    unknownWordText(
      'game',
      id,
      KITS.map(({ game }) => game.id),
    ),
    file,
    where,
  )
}

export const hasCampaign = (id: string): boolean => KITS.some(({ game, campaign }) => game.id === id && campaign)

/** The command that enters a finished battle in its campaign. */
export const resultCommand = (record: string, campaign = 'CAMPAIGN'): string =>
  `muster campaign result ${quoteWord(campaign)} --record ${quoteWord(record)}`

export function campaignOf(id: string, file = '', where = ''): AnyCampaign {
  const { about, campaign } = kitOf(id, file, where)
  if (campaign) return campaign
  throw new UserError(`${about.name} has no campaign.`, file, where)
}
