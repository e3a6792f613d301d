/** What the rulebook leaves open, and how it is settled: magic items. */
import { chapter } from '../chapter.ts'

export const magicItemsRulings = chapter('Rulings: Magic items', {
  'HW-RUL-82': 'Armband against which hits, and with Armour 0? Against every hit, spells too; a save that cannot be made counts as failed without a die and the Armband die follows, because no save is the worst failed save.',
  'HW-RUL-83': "Axe: one hit per attack roll or per hit, who saves first? Every attack roll that succeeds gives each enemy in contact one hit; the attacked figure saves first, then the rest as the Hero's player orders (default roster order); also on free and immediate attacks; friends only if the attacked one under Paranoia, because the item says every successful hit.",
  'HW-RUL-84': 'Battle Sword with two weapons, shots? Both attacks have Melee +1 and Armour -1; shots and spells nothing, because the stat itself rises and a sword does not shoot.',
  'HW-RUL-85': 'Magic Armour: what is an attack, which turn, who chooses? Any melee attack roll assigned to the Hero (Melee phase, free attack, Blood Lust, Paranoia by a friend too) in the same game turn, hit or miss; first come first served by declaration order; further attacks may not be assigned to it; attacks of Blood Lust beyond the first are lost, because the limit is per turn and on attacking.',
  'HW-RUL-86': 'Axe against Magic Armour? A sweep counts as an attack on the bearer: it hits only if no attack was made on or assigned to the bearer this turn, and uses up the one attack, because otherwise the limit would mean nothing against the Axe.',
  'HW-RUL-87': 'How far does immunity to magic go? No spell may target the Hero, area spells skip it, helpful ones too; items of others, and blows struck by spell-driven figures, work, because spells are the magic and a blow is a blow.',
  'HW-RUL-88': '"May have a random spell"? One die on the spell list at set-up; cast once per turn in the Magic phase under all Wizard limits (not in combat, 18"); the Hero is no Wizard for numbers, because the spell comes with the item.',
  'HW-RUL-89': 'Quick Sword and free attacks? Still one free attack; the extra attacks count in the Melee phase and in immediate attacks, because withdrawing fixes it at one.',
  'HW-RUL-90': 'Can items be taken from slain Heroes? No, because nothing says so.',
})
