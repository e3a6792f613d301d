/** Words that players meet before they have read the book, and the rules that say what they mean. */
import type { Glossary } from '@muster/engine'

export const glossary: Glossary = {
  Run: ['KD-ACT-01'],
  Charge: ['KD-ACT-02'],
  'Move and shoot': ['KD-ACT-05', 'KD-ACT-06'],
  Disengage: ['KD-ACT-08', 'KD-ACT-09'],
  'knocked down': ['KD-KNOCK-07', 'KD-KNOCK-08', 'KD-KNOCK-09'],
  'Knockdown check': ['KD-KNOCK-01', 'KD-KNOCK-05', 'KD-KNOCK-06'],
  'Break test': ['KD-BRK-02', 'KD-BRK-05', 'KD-BRK-06'],
  'Break tests': ['KD-BRK-02', 'KD-BRK-05', 'KD-BRK-06'],
  trample: ['KD-TRAMP-02', 'KD-TRAMP-03'],
  'move aside': ['KD-TRAMP-04', 'KD-TRAMP-05'],
  Gallop: ['KD-CAV-07'],
  'Cavalry charge': ['KD-CAV-08'],
  steed: ['KD-CAV-13', 'KD-CAV-15'],
  priority: ['KD-ROUND-02', 'KD-ROUND-03'],
}
