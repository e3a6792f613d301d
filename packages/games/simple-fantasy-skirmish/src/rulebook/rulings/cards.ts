/** Rulings in our own words: cards and halves. */
import { chapter } from '@muster/engine'

export const cardRulings = chapter('Rulings: cards and halves', {
  'SF-RUL-01': "The book's file has odd marks where some chapter numbers were, and no pictures; no rule is missing.",
  'SF-RUL-02': 'Exactly half slowed: the unit is slow, for the rule about ground is the closer one.',
  'SF-RUL-03': 'Half is counted among those who stand, Champions with them included.',
  'SF-RUL-04': 'Two to ten is for designing. Losses may leave one, and it plays on.',
  'SF-RUL-05': 'A 1 fails everywhere: basic game, advanced game, big dice.',
  'SF-RUL-06': 'An empty box rolls nothing: no such attack, no save, no try.',
  'SF-RUL-47': 'Hand Skill and Melee Skill are the same.',
  'SF-RUL-48': 'The two cards of the Veteran Guards are two cards.',
  'SF-RUL-82': 'A printed card stands as it is; only designed ones are checked.',
})
