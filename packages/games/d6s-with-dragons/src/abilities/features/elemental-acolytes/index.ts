/** The behaviour of the features of the Elemental Acolytes by their id. */
import type { DragonAbility } from '../../../state/ability.ts'
import type { AcolyteFeatureId } from '../../../state/vocabulary.ts'
import { aquaticCharge } from './aquatic-charge.ts'
import { abduct, blackjack, quickGrapple } from './bugbears.ts'
import { conferFireResistance } from './confer-fire-resistance.ts'
import { consumeLife } from './consume-life.ts'
import { MEPHITS } from './mephits.ts'
import { paralyzingClaw } from './paralyzing-claw.ts'
import { rampage } from './rampage.ts'
import { spawn } from './spawn.ts'
import { stench } from './stench.ts'
import { blurredForm, vanish } from './unseen.ts'
import { vortex } from './vortex.ts'
import { bloodFrenzy, oceanSpear } from './wicked-water.ts'

export const ACOLYTE_ABILITIES: { readonly [id in AcolyteFeatureId]: DragonAbility } = {
  abduct,
  blackjack,
  'quick-grapple': quickGrapple,
  rampage,
  stench,
  'paralyzing-claw': paralyzingClaw,
  spawn,
  'aquatic-charge': aquaticCharge,
  'blood-frenzy': bloodFrenzy,
  'ocean-spear': oceanSpear,
  'confer-fire-resistance': conferFireResistance,
  ...MEPHITS,
  'blurred-form': blurredForm,
  vortex,
  'consume-life': consumeLife,
  vanish,
}
