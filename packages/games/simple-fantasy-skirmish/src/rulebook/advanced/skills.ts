/** The rules in our own words: skills. */
import { chapter } from '@muster/engine'

export const skills = chapter('Skills', {
  'SF-SKILL-01': 'A scenario may ask for more than fighting: steal a flag, pick a lock, climb a wall.',
  'SF-SKILL-02': "A Skill is tried in the unit's own turn, before it attacks.",
  'SF-SKILL-03': 'Easy tasks need no roll.',
  'SF-SKILL-04': 'Roll one die; it must reach the stat of the Skill that fits.',
  'SF-SKILL-05': 'The unit rolls one die for all its models.',
  'SF-SKILL-06': 'Advantage points may turn that die.',
  'SF-SKILL-07': 'After a failure, try again next round.',
  'SF-SKILL-08': 'The players may agree that a failure causes hits.',
  'SF-SKILL-09': 'Melee Skill: work for hands, such as locks, traps, doors and climbing.',
  'SF-SKILL-10': 'Ranged Skill: anything far away, such as throwing and spotting.',
  'SF-SKILL-11': 'Magic Skill: anything magic, such as seeing through tricks.',
  'SF-SKILL-12': 'A unit without a number for a Skill cannot try it.',
  'SF-SKILL-13': 'The scenario may require a unit, or a Champion alone.',
})
