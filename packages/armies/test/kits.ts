/** All games, for tests that every builder must pass. */
import { KITS, type AnyKit } from '@muster/cli/games'

export { GAMES, KITS } from '@muster/cli/games'

export const BY_NAME = KITS.map((kit) => [kit.about.name, kit] as const)
export const knockdown = KITS.find(({ game }) => game.id === 'knockdown') as AnyKit
export const dragons = KITS.find(({ game }) => game.id === 'd6s-with-dragons') as AnyKit
