/** All the spells, by their kind and then by name. Rules look them up in the book that the state carries. */
import { abjureFoes } from './incantations/abjure-foes.ts'
import { bane } from './incantations/bane.ts'
import { beaconOfHope } from './incantations/beacon-of-hope.ts'
import { bless } from './incantations/bless.ts'
import { calmEmotions } from './incantations/calm-emotions.ts'
import { command } from './standard/command.ts'
import { coneOfCold } from './standard/cone-of-cold.ts'
import { controlWeather } from './incantations/control-weather.ts'
import { counterspell } from './quick/counterspell.ts'
import { cureWounds } from './standard/cure-wounds.ts'
import { dispelMagic } from './standard/dispel-magic.ts'
import { fly } from './incantations/fly.ts'
import { fogCloud } from './incantations/fog-cloud.ts'
import { gaseousForm } from './incantations/gaseous-form.ts'
import { guidingBolt } from './standard/guiding-bolt.ts'
import { haste } from './incantations/haste.ts'
import { healingWord } from './quick/healing-word.ts'
import { heroism } from './incantations/heroism.ts'
import { holdPerson } from './incantations/hold-person.ts'
import { huntersMark } from './incantations/hunters-mark.ts'
import { invisibility } from './incantations/invisibility.ts'
import { lesserRestoration } from './quick/lesser-restoration.ts'
import { lightningBolt } from './standard/lightning-bolt.ts'
import { mistyStep } from './quick/misty-step.ts'
import { preserveLife } from './standard/preserve-life.ts'
import { protectionFromEnergy } from './incantations/protection-from-energy.ts'
import { protectionFromEvilAndGood } from './incantations/protection-from-evil-and-good.ts'
import { revivify } from './standard/revivify.ts'
import { sacredWeapon } from './standard/sacred-weapon.ts'
import { shield } from './quick/shield.ts'
import { shiningSmite } from './quick/shining-smite.ts'
import type { Spell } from '../state/spell.ts'
import { SPELL_IDS, type SpellId } from '../state/vocabulary.ts'
import { spiritualWeapon } from './incantations/spiritual-weapon.ts'
import { telekinesis } from './standard/telekinesis.ts'
import { teleport } from './standard/teleport.ts'
import { turnUndead } from './standard/turn-undead.ts'

export const SPELL_TABLE: { readonly [id in SpellId]: Spell } = {
  'abjure-foes': abjureFoes,
  bane,
  'beacon-of-hope': beaconOfHope,
  bless,
  'calm-emotions': calmEmotions,
  command,
  'cone-of-cold': coneOfCold,
  'control-weather': controlWeather,
  counterspell,
  'cure-wounds': cureWounds,
  'dispel-magic': dispelMagic,
  fly,
  'fog-cloud': fogCloud,
  'gaseous-form': gaseousForm,
  'guiding-bolt': guidingBolt,
  haste,
  'healing-word': healingWord,
  heroism,
  'hold-person': holdPerson,
  'hunters-mark': huntersMark,
  invisibility,
  'lesser-restoration': lesserRestoration,
  'lightning-bolt': lightningBolt,
  'misty-step': mistyStep,
  'preserve-life': preserveLife,
  'protection-from-energy': protectionFromEnergy,
  'protection-from-evil-and-good': protectionFromEvilAndGood,
  revivify,
  'sacred-weapon': sacredWeapon,
  shield,
  'shining-smite': shiningSmite,
  'spiritual-weapon': spiritualWeapon,
  telekinesis,
  teleport,
  'turn-undead': turnUndead,
}

export const SPELLS: readonly Spell[] = SPELL_IDS.map((id) => SPELL_TABLE[id])
