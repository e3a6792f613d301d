/** The book of spells. Rules ask it by id; no rule names a spell. */
import { raise } from '@muster/engine'
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

const all = (): readonly Spell[] => [
  abjureFoes, bane, beaconOfHope, bless, calmEmotions, controlWeather, fly, fogCloud, gaseousForm, haste, heroism, holdPerson, huntersMark,
  invisibility, protectionFromEnergy, protectionFromEvilAndGood, spiritualWeapon,
  counterspell, healingWord, lesserRestoration, mistyStep, shield, shiningSmite,
  command, coneOfCold, cureWounds, dispelMagic, guidingBolt, lightningBolt, preserveLife, revivify, sacredWeapon, telekinesis, teleport, turnUndead,
]

let known: { readonly [id: string]: Spell } | undefined

/** Gathered when it is first asked for: the spells know the rules, and the rules ask for spells. */
const book = (): { readonly [id: string]: Spell } => (known ??= Object.fromEntries(all().map((spell) => [spell.id, spell])))

export const spellOf = (id: string): Spell => book()[id] ?? raise(`there is no spell "${id}"`)

/** Every spell there is, by its kind and then by name. */
export const spellList = (): readonly Spell[] => all()
