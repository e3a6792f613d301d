/** Features that only characters of the Elemental Acolytes have, in our words. */
import { printedFeature, type Feature } from '../../feature-text.ts'
import type { AcolyteFeatureId } from '../../../state/vocabulary.ts'

export const ACOLYTE_FEATURES: { readonly [id in AcolyteFeatureId]: Feature } = {
  abduct: printedFeature('Abduct', 'DD-EAF-01', 'manacles', 'Dragging whom it holds costs it no extra movement.'),
  blackjack: printedFeature(
    'Blackjack',
    'DD-EAF-02',
    'knocked-out-stars',
    'Advantage on to-hit rolls against whom it holds.',
  ),
  'quick-grapple': printedFeature(
    'Quick Grapple',
    'DD-EAF-03',
    'grab',
    'Once a round, when it acts in the Combat Phase: a Medium or smaller enemy within 1" is grappled unless it makes a Reflex save.',
  ),
  rampage: printedFeature(
    'Rampage',
    'DD-EAF-07',
    'bloody-sword',
    'When it eliminates an enemy and passes a morale check, it goes on by half its Speed at most and attacks again in melee.',
  ),
  stench: printedFeature(
    'Stench',
    'DD-EAF-13',
    'poison-gas',
    'Anybody who comes within 1" of it for the first time is poisoned unless it makes a Fortitude save.',
  ),
  spawn: printedFeature(
    'Spawn',
    'DD-EAF-15',
    'wolf-howl',
    'An enemy its Bite eliminates makes a Fortitude save or rises as a werewolf of its side. One such at a time.',
  ),
  'aquatic-charge': printedFeature(
    'Aquatic Charge',
    'DD-EAF-19',
    'big-wave',
    'Once a round, in water, it may swim straight toward an enemy up to its Swim Speed, besides everything else.',
  ),
  'paralyzing-claw': printedFeature(
    'Claw',
    'DD-EAF-14',
    'claws',
    'Instead of its attacks: one Bite whose hit also paralyzes, unless a Fortitude save stops that.',
  ),
  'blood-frenzy': printedFeature(
    'Blood Frenzy',
    'DD-EAF-20',
    'shark-jaws',
    'Advantage on to-hit rolls against the wounded.',
  ),
  'ocean-spear': printedFeature(
    'Ocean Spear',
    'DD-EAF-21',
    'trident',
    'Its hits with spears and throwing weapons knock the target prone.',
  ),
  'confer-fire-resistance': printedFeature(
    'Confer Fire Resistance',
    'DD-EAF-26',
    'fire-ring',
    'Its rider resists fire.',
  ),
  'magma-death-burst': printedFeature(
    'Death Burst',
    'DD-EAF-28',
    'burning-embers',
    'When it is slain, everybody within 1" takes a hit at Strength 4, or 2 after a Reflex save.',
  ),
  'steam-death-burst': printedFeature(
    'Death Burst',
    'DD-EAF-29',
    'steam',
    'When it is slain, everybody within 1" takes a hit of fire at Strength 3, or 1 after a Reflex save.',
  ),
  'ice-death-burst': printedFeature(
    'Death Burst',
    'DD-EAF-30',
    'frozen-orb',
    'When it is slain, everybody within 1" takes a hit at Strength 3, or 1 after a Fortitude save.',
  ),
  'fire-breath': printedFeature(
    'Fire Breath',
    'DD-EAF-31',
    'fire-breath',
    'A 3" cone of fire at Strength 4, or 2 after a Fortitude save.',
  ),
  'steam-breath': printedFeature(
    'Steam Breath',
    'DD-EAF-32',
    'fire-breath',
    'A 3" cone of fire at Strength 3 that knocks prone; after a Reflex save Strength 1, and nobody falls.',
  ),
  'frost-breath': printedFeature(
    'Frost Breath',
    'DD-EAF-33',
    'ice-bolt',
    'A 3" cone of cold at Strength 4, or 2 after a Fortitude save.',
  ),
  'blurred-form': printedFeature('Blurred Form', 'DD-EAF-34', 'fog', 'To-hit rolls against it have disadvantage.'),
  vortex: printedFeature(
    'Vortex',
    'DD-EAF-35',
    'vortex',
    'Whom its Vortex holds cannot cast spells and takes a hit at Strength 4 when a Combat Phase starts.',
  ),
  'consume-life': printedFeature(
    'Consume Life',
    'DD-EAF-38',
    'life-tap',
    'A creature slain within 2" makes a Fortitude save with advantage; if it fails, the wisp has 1 Temporary Health.',
  ),
  vanish: printedFeature('Vanish', 'DD-EAF-39', 'invisible', 'It becomes invisible until it has taken another action.'),
}
