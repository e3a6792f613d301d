/** The icon of everything that can be bought for a unit: no two on a card are alike. */
import type { PenaltyId, TraitId, Upgrade } from '../state/card.ts'

export const UPGRADE_ICONS: { readonly [id in Upgrade]: string } = {
  ranged: 'high-shot',
  'light-armour': 'leather-armor',
  tough: 'bear-head',
  'heavy-armour': 'breastplate',
  resilient: 'heart-plus',
  fast: 'sprint',
}

export const TRAIT_ICONS: { readonly [id in TraitId]: string } = {
  assassin: 'thrown-knife',
  'battle-mage': 'fireball',
  'combat-master': 'crossed-swords',
  'magic-lore': 'open-book',
  'magic-defense': 'magic-shield',
  'magic-user': 'wizard-staff',
  reflexes: 'dodge',
  sharpshooter: 'on-target',
  ethereal: 'ghost',
  fearsome: 'shouting',
  leadership: 'knight-banner',
  paralyzing: 'manacles',
  steadfast: 'castle',
  terrifying: 'terror',
  vampiric: 'fangs',
}

export const PENALTY_ICONS: { readonly [id in PenaltyId]: string } = {
  shambling: 'snail',
  stupid: 'knocked-out-stars',
  rookies: 'pitchfork',
  panicable: 'run',
}
