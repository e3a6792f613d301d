/** The rules in our own words: skills. */
import { chapter } from '@muster/engine'

export const skills = chapter('Skills', {
  'SF-SKILL-01': 'A scenario may ask for more than fighting: steal a flag, pick a lock, climb a wall.',
  'SF-SKILL-02': "A Skill is tried in the unit's own turn, before it attacks.",
  'SF-SKILL-03': 'What is easy needs no roll.',
  'SF-SKILL-04': 'Roll one die; it must reach the Skill that fits.',
  'SF-SKILL-05': 'One die for the whole unit.',
  'SF-SKILL-06': 'Advantage points may turn it.',
  'SF-SKILL-07': 'After a failure, try again next round.',
  'SF-SKILL-08': 'If you agree, failing hurts.',
  'SF-SKILL-09': 'Melee Skill: work for hands, such as locks, traps, doors and climbing.',
  'SF-SKILL-10': 'Ranged Skill: anything far away, such as throwing and spotting.',
  'SF-SKILL-11': 'Magic Skill: anything magic, such as seeing through tricks.',
  'SF-SKILL-12': 'No number, no try.',
  'SF-SKILL-13': 'The scenario may ask a unit, or a Champion alone.',
})
