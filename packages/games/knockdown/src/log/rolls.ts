/** What dice are rolled for, as people say it. */
import type { RollResults } from '@muster/engine'

export const rolls = {
  deployment: 'Roll-off',
  priority: 'Priority',
  disengage: 'Disengage',
  attack: 'Attack',
  trample: 'Trample',
  reroll: 'Attack, rolled again',
  wounds: 'Wounds',
  steed: 'Death of the steed',
  knockdown: 'Knockdown check',
  break: 'Break test',
} as const satisfies { readonly [purpose: string]: string }

/** What dice of a kind do that succeed, and those that fail. */
export const rollResults: RollResults = {
  attack: { passes: 'hit', fails: 'miss' },
  reroll: { passes: 'hit', fails: 'miss' },
  trample: { passes: 'hit', fails: 'miss' },
  steed: { passes: 'steed killed', fails: 'steed lives' },
  knockdown: { passes: 'knocked down', fails: 'slain' },
  break: { passes: 'hold', fails: 'flee' },
}
