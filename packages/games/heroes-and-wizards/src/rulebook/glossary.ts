/** Words that players meet before they have read the book, and the rules that say what they mean. */
import type { Glossary } from '@muster/engine'

export const glossary: Glossary = {
  initiative: ['HW-INIT-01', 'HW-TURN-03'],
  'in combat': ['HW-CONT-01'],
  withdraw: ['HW-WDR-01', 'HW-WDR-03'],
  withdraws: ['HW-WDR-01', 'HW-WDR-03'],
  'free attack': ['HW-WDR-03', 'HW-WDR-04'],
  Mighty: ['HW-MIGHT-01'],
  Curse: ['HW-SPELL-01', 'HW-SPELL-02', 'HW-SPELL-03'],
  'Death Bolt': ['HW-SPELL-07', 'HW-SPELL-08'],
  Fireball: ['HW-SPELL-09', 'HW-SPELL-10', 'HW-SPELL-11'],
  'Blood Lust': ['HW-SPELL-13', 'HW-SPELL-15'],
  Paranoia: ['HW-SPELL-21', 'HW-SPELL-23'],
  'Armband of Toughness': ['HW-ITEM-01'],
  'Battle Axe of Slaughter': ['HW-ITEM-04'],
  'Battle Sword': ['HW-ITEM-08', 'HW-ITEM-09'],
  'Magic Armour': ['HW-ITEM-10', 'HW-ITEM-11'],
  'Obsidian Amulet': ['HW-ITEM-16'],
}
