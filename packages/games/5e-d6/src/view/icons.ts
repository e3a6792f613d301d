/** The icon of each ability on a card. */
import type { AbilityId } from '../state/ability.ts'

export const ABILITY_ICONS: { readonly [id in AbilityId]: string } = {
  sturdy: 'dwarf-helmet',
  'wilderness-stride': 'run',
  climb: 'gecko',
  'pack-tactics': 'wolf-head',
  'sneak-attack': 'thrown-knife',
  'nimble-escape': 'sprint',
  flight: 'eagle-head',
  'spear-mastery': 'stone-spear',
  'blade-mastery': 'broadsword',
  'bludgeon-mastery': 'flanged-mace',
  'exotic-mastery': 'harpoon-chain',
  'dual-wielding-mastery': 'crossed-swords',
  'shield-mastery': 'round-shield',
  'light-armor': 'leather-armor',
  'heavy-armor': 'breastplate',
  'hit-effects': 'knocked-out-stars',
  'legendary-actions': 'spiked-dragon-head',
  'extra-power': 'third-eye',
  prone: 'knocked-out-stars',
  dodging: 'dodge',
  grappled: 'grab',
  hidden: 'hood',
}

/** The icon of a weapon: a bow, something thrown, or a blade. */
export const weaponIcon = (isShot: boolean, needsPreparing: boolean): string =>
  needsPreparing ? 'high-shot' : isShot ? 'thrown-spear' : 'broadsword'
