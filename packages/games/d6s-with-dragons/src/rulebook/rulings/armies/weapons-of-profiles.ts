/** Rulings in our own words: weapons and attacks that profiles print. */
import { chapter } from '@muster/engine'

export const weaponsOfProfilesRulings = chapter('Rulings: weapons and attacks of profiles', {
  'DD-RUL-147':
    'A feature for throwing weapons or bows bears on attacks with that weapon alone, at range and in melee. A hit is enough, whether it wounds or not; there is no save and no size limit.',
  'DD-RUL-148':
    'Pushed or pulled by a hit, a target moves straight away from the attacker or towards it, as with any push. It stops at another base, at a barrier of half its Height or at the edge; when pulled, in base contact at the latest. Nobody attacks it for leaving, but drops, deep water and slippery ground take effect.',
  'DD-RUL-149':
    'A grapple that comes from a hit allows no save and has only a printed size limit. A grappler that holds somebody may let go of that one first; otherwise the new grapple does not happen. Escaping is against Potency 0 unless more is printed.',
  'DD-RUL-172': 'Grab takes the place of one attack: a normal to-hit roll, no to-wound roll, and a target of any size.',
})
