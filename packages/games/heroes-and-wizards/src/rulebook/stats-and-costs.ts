/** The rules in our own words: stats and costs. */
import { chapter } from '@muster/engine'

export const statsAndCosts = chapter('Stats and costs', {
  'HW-COST-01':
    'A figure has exactly four stats: Movement, Melee, Shooting, Armour; each is picked from its column of the cost table.',
  'HW-COST-02':
    "A figure's points value is the sum of the costs of its four stats and its extras (second attack, Mighty).",
  'HW-COST-03': 'Movement 6" costs 0.',
  'HW-COST-04': 'Movement 9" costs 1.',
  'HW-COST-05': 'Movement 12" costs 2.',
  'HW-COST-06': 'Movement 15" costs 3.',
  'HW-COST-07': 'Movement 18" costs 4.',
  'HW-COST-08': 'Movement Fly costs 5.',
  'HW-COST-09': 'No other Movement value exists; Movement is one value, without a foot/mounted split.',
  'HW-COST-10': 'Melee 1 costs 2.',
  'HW-COST-11': 'Melee 2 costs 4.',
  'HW-COST-12': 'Melee 3 costs 6.',
  'HW-COST-13': 'Melee 4 costs 8.',
  'HW-COST-14': 'Melee 5 costs 10.',
  'HW-COST-15':
    'Melee 0 cannot be bought (the table shows x for both stat and cost): every figure has Melee 1 or more.',
  'HW-COST-16': 'Shooting 0 costs 0.',
  'HW-COST-17': 'Shooting 1 costs 3.',
  'HW-COST-18': 'Shooting 2 costs 6.',
  'HW-COST-19': 'Shooting 3 costs 9.',
  'HW-COST-20': 'Shooting 4 costs 12.',
  'HW-COST-21': 'Shooting 5 costs 15.',
  'HW-COST-22': 'A figure with Shooting 0 never shoots.',
  'HW-COST-23': 'Armour 0 costs 1 (not 0).',
  'HW-COST-24': 'Armour 1 costs 2.',
  'HW-COST-25': 'Armour 2 costs 4.',
  'HW-COST-26': 'Armour 3 costs 6.',
  'HW-COST-27': 'Armour 4 costs 8.',
  'HW-COST-28': 'Armour 5 costs 10.',
  'HW-COST-29': 'A figure with Armour 0 has no save: no hit can be ignored by it through Armour.',
  'HW-COST-30': 'A figure has one melee attack unless it is bought a second weapon.',
  'HW-COST-31':
    "A second weapon gives a second melee attack and adds the cost of the figure's Melee once more (Melee cost counted twice in all).",
  'HW-COST-32': 'Both attacks use the same Melee stat.',
  'HW-COST-33': 'Two is the most attacks that can be bought.',
  'HW-COST-34': 'A second weapon gives no second shot: one shot a turn whatever the figure carries.',
  'HW-MIGHT-01': 'Mighty costs 5 points, once per figure.',
  'HW-MIGHT-02': 'Only a very large figure may be Mighty: base diameter at least 1.5" (default 2").',
  'HW-MIGHT-03': "When a Mighty figure hits an enemy in melee, that enemy's Armour counts 1 lower for the save.",
  'HW-MIGHT-04': "When a Mighty figure hits an enemy by shooting, that enemy's Armour counts 1 lower for the save.",
  'HW-MIGHT-05': 'Mighty has no effect on a target that is Mighty itself.',
  'HW-MIGHT-06': 'Mighty does not change the saves against spells cast by a Mighty figure.',
  'HW-MIGHT-07':
    'Mighty gives the figure itself no protection: its own Armour is not changed, and one unsaved hit slays it.',
})
