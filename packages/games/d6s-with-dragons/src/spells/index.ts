/** All the spells, by their kind and then by name. Rules look them up in book.ts. */
import { abjureFoes } from './abjure-foes.ts'
import { bane } from './bane.ts'
import { beaconOfHope } from './beacon-of-hope.ts'
import { bless } from './bless.ts'
import { calmEmotions } from './calm-emotions.ts'
import { command } from './command.ts'
import { coneOfCold } from './cone-of-cold.ts'
import { controlWeather } from './control-weather.ts'
import { counterspell } from './counterspell.ts'
import { cureWounds } from './cure-wounds.ts'
import { dispelMagic } from './dispel-magic.ts'
import { fly } from './fly.ts'
import { fogCloud } from './fog-cloud.ts'
import { gaseousForm } from './gaseous-form.ts'
import { guidingBolt } from './guiding-bolt.ts'
import { haste } from './haste.ts'
import { healingWord } from './healing-word.ts'
import { heroism } from './heroism.ts'
import { holdPerson } from './hold-person.ts'
import { huntersMark } from './hunters-mark.ts'
import { invisibility } from './invisibility.ts'
import { lesserRestoration } from './lesser-restoration.ts'
import { lightningBolt } from './lightning-bolt.ts'
import { mistyStep } from './misty-step.ts'
import { preserveLife } from './preserve-life.ts'
import { protectionFromEnergy } from './protection-from-energy.ts'
import { protectionFromEvilAndGood } from './protection-from-evil-and-good.ts'
import { revivify } from './revivify.ts'
import { sacredWeapon } from './sacred-weapon.ts'
import { shield } from './shield.ts'
import { shiningSmite } from './shining-smite.ts'
import type { Spell } from './spell.ts'
import { spiritualWeapon } from './spiritual-weapon.ts'
import { telekinesis } from './telekinesis.ts'
import { teleport } from './teleport.ts'
import { turnUndead } from './turn-undead.ts'

export const SPELLS: readonly Spell[] = [
  abjureFoes,
  bane,
  beaconOfHope,
  bless,
  calmEmotions,
  controlWeather,
  fly,
  fogCloud,
  gaseousForm,
  haste,
  heroism,
  holdPerson,
  huntersMark,
  invisibility,
  protectionFromEnergy,
  protectionFromEvilAndGood,
  spiritualWeapon,
  counterspell,
  healingWord,
  lesserRestoration,
  mistyStep,
  shield,
  shiningSmite,
  command,
  coneOfCold,
  cureWounds,
  dispelMagic,
  guidingBolt,
  lightningBolt,
  preserveLife,
  revivify,
  sacredWeapon,
  telekinesis,
  teleport,
  turnUndead,
]
