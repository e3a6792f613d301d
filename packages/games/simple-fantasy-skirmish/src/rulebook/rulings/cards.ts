/** Rulings in our own words: cards and halves. */
import { chapter } from '@muster/engine'

export const cardRulings = chapter('Rulings: cards and halves', {
  'SF-RUL-01': "The book's file has odd marks where some chapter numbers were, and no pictures; no rule is missing.",
  'SF-RUL-02':
    'When exactly half the models are slowed, the unit is slowed: the terrain rule is the more specific one.',
  'SF-RUL-03': 'Half is counted among the living models, Champions with the unit included.',
  'SF-RUL-04': 'The limit of 2 to 10 models is for designing units. Losses may leave one model, and it plays on.',
  'SF-RUL-05': 'A 1 fails everywhere: basic game, advanced game, big dice.',
  'SF-RUL-06': 'A unit with an empty box rolls nothing for it: no such attack, no save, no Skill.',
  'SF-RUL-47': 'Hand Skill and Melee Skill are the same.',
  'SF-RUL-48': 'The book shows two cards for the Veteran Guards; they are two different units.',
  'SF-RUL-82': 'A printed card is used as it is; only designed cards are checked.',
})
