/** The whole rulebook, chapter by chapter, rulings last. */
import type { RuleText } from '@muster/engine'
import { advancedTraits } from './advanced-traits.ts'
import { advantage } from './advantage.ts'
import { attacks } from './attacks.ts'
import { cards } from './cards.ts'
import { championCasualties } from './champion-losses.ts'
import { champions } from './champions.ts'
import { charge } from './charge.ts'
import { components } from './components.ts'
import { design } from './design.ts'
import { ending } from './ending.ts'
import { examples } from './examples.ts'
import { halves } from './halves.ts'
import { items } from './items.ts'
import { leeway } from './leeway.ts'
import { magic } from './magic.ts'
import { measuring } from './measuring.ts'
import { melee } from './melee.ts'
import { movement } from './movement.ts'
import { penalties } from './penalties.ts'
import { ranged } from './ranged.ts'
import { rounds } from './rounds.ts'
import { advantageRulings } from './rulings/advantage.ts'
import { cardRulings } from './rulings/cards.ts'
import { championRulings } from './rulings/champions.ts'
import { designRulings } from './rulings/design.ts'
import { measuringRulings } from './rulings/measuring.ts'
import { meleeRulings } from './rulings/melee.ts'
import { movementRulings } from './rulings/movement.ts'
import { roundRulings } from './rulings/rounds.ts'
import { shootingRulings } from './rulings/shooting.ts'
import { skillRulings } from './rulings/skills.ts'
import { specialRulings } from './rulings/special.ts'
import { rush } from './rush.ts'
import { skills } from './skills.ts'
import { terrain } from './terrain.ts'
import { traits } from './traits.ts'

export const rulebook: readonly RuleText[] = [
  ...components,
  ...halves,
  ...cards,
  ...rounds,
  ...measuring,
  ...leeway,
  ...movement,
  ...terrain,
  ...rush,
  ...attacks,
  ...charge,
  ...melee,
  ...ranged,
  ...magic,
  ...ending,
  ...design,
  ...traits,
  ...advantage,
  ...skills,
  ...champions,
  ...championCasualties,
  ...advancedTraits,
  ...penalties,
  ...items,
  ...examples,
  ...cardRulings,
  ...roundRulings,
  ...measuringRulings,
  ...movementRulings,
  ...meleeRulings,
  ...shootingRulings,
  ...designRulings,
  ...advantageRulings,
  ...skillRulings,
  ...championRulings,
  ...specialRulings,
]
