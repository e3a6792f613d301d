/** The rules in our own words: equipment. */
import { chapter } from '@muster/engine'

export const equipment = chapter('Equipment', {
  'KD-GEAR-01':
    'Every Infantry and Cavalry model has an ordinary one-handed weapon for free: no modifier, contact only.',
  'KD-GEAR-02':
    'Only Infantry and Cavalry (Champions and Heroes included) buy equipment; Creatures, Monsters and chassis cannot.',
  'KD-GEAR-03':
    'A model has two hands. It has one melee weapon: the free one, or a bought Flail, Whip, Spear, Great weapon or Polearm which takes its place.',
  'KD-GEAR-04':
    'A one-handed melee weapon leaves one hand for exactly one of Shield, Extra hand weapon, Musician instruments, Banner.',
  'KD-GEAR-05': 'A two-handed melee weapon (Great weapon, Polearm) leaves no hand for any of those four.',
  'KD-GEAR-06':
    'Ranged weapons and Armour take up no hand; a model may have more than one ranged weapon, but no item twice.',
  'KD-GEAR-07': 'Prices are the same for ordinary models, Champions and Heroes, on foot and mounted.',
  'KD-GEAR-08': 'Armour: 1 pt; DEF +1, SP −1.',
  'KD-GEAR-09': 'Shield: 1 pt; DEF +1 against melee and ranged attacks; takes up one hand.',
  'KD-GEAR-10': 'Armour and Shield add up (DEF +2, SP −1).',
  'KD-GEAR-11': "Flail: 1 pt; one-handed weapon; its attacks are compared with DEF without the target's Shield bonus.",
  'KD-GEAR-12':
    'Extra hand weapon: 1 pt; takes up one hand; the bearer rerolls melee attack dice that show a natural 1.',
  'KD-GEAR-13': 'The Extra hand weapon adds no attack and has no effect on ranged attacks.',
  'KD-GEAR-14': 'Whip: 0 pt; one-handed weapon; STR −1 on its attacks, Reach.',
  'KD-GEAR-15': 'Spear: 1 pt; one-handed weapon; Reach.',
  'KD-GEAR-16': 'Great weapon: 1 pt; two-handed weapon; STR +1 on its attacks.',
  'KD-GEAR-17': "Polearm: 1 pt; two-handed weapon; Reach; ignores the target's Armour.",
  'KD-GEAR-18':
    'Ignoring Armour takes away only the +1 DEF of the Armour item: a target without it (Monsters, chassis) keeps its full DEF, and Shield still counts.',
  'KD-GEAR-19': 'Ignoring Shield takes away only the +1 DEF of the Shield item; Armour still counts.',
  'KD-GEAR-20': 'A target whose Armour is ignored still has the SP penalty of its Armour.',
  'KD-GEAR-21': 'Throwing weapons: 1 pt; ranged weapon, 4"/8", STR +0.',
  'KD-GEAR-22': 'Bow: 2 pt; ranged weapon, 10"/20", STR +0.',
  'KD-GEAR-23': 'Longbow: 3 pt; ranged weapon, 14"/28", STR +0; not for Cavalry.',
  'KD-GEAR-24': 'Crossbow: 3 pt; ranged weapon, 10"/24", STR +1; Move or shoot.',
  'KD-GEAR-25': 'Pistol: 2 pt; ranged weapon, 5"/10", STR +0; ignores the target\'s Armour; Move or shoot.',
  'KD-GEAR-26': 'Arquebus: 5 pt; ranged weapon, 10"/20", STR +1; ignores the target\'s Armour; Move or shoot.',
  'KD-GEAR-27': 'The STR of a melee weapon never changes ranged attacks, nor the STR of a ranged weapon melee attacks.',
  'KD-GEAR-28': 'Musician instruments: 3 pt; takes up one hand.',
  'KD-GEAR-29':
    'While the army has at least one surviving bearer of Musician instruments its player may add 1 to their priority roll.',
  'KD-GEAR-30': 'More than one musician gives no more than +1.',
  'KD-GEAR-31':
    'The player decides on the +1 before the priority dice are rolled (default: add it); it also counts in rerolls of ties.',
  'KD-GEAR-32': 'Banner: 5 pt; takes up one hand.',
  'KD-GEAR-33': 'Friendly models within 6" of the bearer have BR +1 (at most 5).',
  'KD-GEAR-34': 'The bearer itself has the bonus too.',
  'KD-GEAR-35': 'Several Banners within 6" give no more than +1.',
  'KD-GEAR-36':
    'Reach: the weapon may be used for melee attacks against enemies up to and including 1½" away, base edge to base edge, contact included.',
  'KD-GEAR-37': 'Reach works past other models, but not through an obstacle that blocks line of sight.',
  'KD-GEAR-38': 'Reach neither engages the target nor holds the attacker: only contact does.',
  'KD-GEAR-39': 'Move or shoot: a model may not both move and shoot with this weapon in the same activation.',
  'KD-GEAR-40': 'Standing up from knocked down is not moving: the model may stand up and shoot such a weapon.',
  'KD-GEAR-41': "A weapon's properties apply only to attacks made with that weapon.",
  'KD-GEAR-42': 'A Shield counts in full for a model that also has a ranged weapon.',
  'KD-GEAR-43': 'A musician that has been slain or has fled gives no bonus; the test is made at the priority roll.',
})
