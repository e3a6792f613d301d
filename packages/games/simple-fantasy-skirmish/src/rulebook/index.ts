/** The whole rulebook, chapter by chapter, rulings last. */
import type { RuleText } from '@muster/engine'
import { advancedTraits } from './advanced/traits.ts'
import { advantage } from './advanced/advantage.ts'
import { attacks } from './basic/attacks.ts'
import { cards } from './basic/cards.ts'
import { championCasualties } from './advanced/champion-casualties.ts'
import { champions } from './advanced/champions.ts'
import { charge } from './basic/charge.ts'
import { components } from './basic/components.ts'
import { design } from './basic/design.ts'
import { ending } from './basic/ending.ts'
import { examples } from './examples.ts'
import { halves } from './basic/halves.ts'
import { items } from './advanced/items.ts'
import { leeway } from './basic/leeway.ts'
import { magic } from './basic/magic.ts'
import { measuring } from './basic/measuring.ts'
import { melee } from './basic/melee.ts'
import { movement } from './basic/movement.ts'
import { penalties } from './advanced/penalties.ts'
import { ranged } from './basic/ranged.ts'
import { rounds } from './basic/rounds.ts'
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
import { rush } from './basic/rush.ts'
import { skills } from './advanced/skills.ts'
import { terrain } from './basic/terrain.ts'
import { traits } from './basic/traits.ts'

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
