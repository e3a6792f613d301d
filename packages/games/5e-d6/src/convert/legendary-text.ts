/** A legendary action in words. */
import { listed } from '@muster/engine'
import type { LegendaryData } from '../army/profile-sheet.ts'

/** "Legendary action: it moves up to half its Speed, then strikes once (Rend). Once a round." */
export function legendaryText({ move, strikes, power, once }: LegendaryData): string {
  const parts = [
    ...(move === undefined ? [] : [`it moves up to ${move < 1 ? 'half ' : ''}its Speed`]),
    ...(strikes ? [`it strikes once (${strikes.join(' or ')})`] : []),
    ...(power ? [`it uses ${power.name}, which a save averts`] : []),
  ]
  return `Legendary action: ${listed(parts)}.${once ? ' Once a round.' : ''}`
}
