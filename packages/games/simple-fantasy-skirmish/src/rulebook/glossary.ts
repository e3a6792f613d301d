/** Words that players meet before they have read the book, and the rules that say what they mean. */
import type { Glossary } from '@muster/engine'

export const glossary: Glossary = {
  leeway: ['SF-LEE-02', 'SF-LEE-03'],
  rush: ['SF-RUSH-02', 'SF-RUSH-03'],
  charge: ['SF-CHG-01', 'SF-CHG-02'],
  'advantage point': ['SF-ADV-01', 'SF-ADV-02', 'SF-ADV-03'],
  'advantage points': ['SF-ADV-01', 'SF-ADV-02', 'SF-ADV-03'],
  Skill: ['SF-SKILL-01', 'SF-SKILL-04'],
  'half the models': ['SF-HALF-02', 'SF-HALF-04'],
  slowed: ['SF-HALF-05'],
  melee: ['SF-MEL-02', 'SF-MEL-03'],
}
