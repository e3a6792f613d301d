/** The rules in our own words: following up. */
import { chapter } from '@muster/engine'

export const followingUp = chapter('Following up', {
  'DD-FOL-01': 'A character that remains when all enemies in its melee are gone may move up to 1".',
  'DD-FOL-02': 'The follow-up move does not provoke opportunity attacks.',
  'DD-FOL-03': 'If the follow-up brings it into another melee and it has attacks left, it may go on making them there.',
  'DD-FOL-04': 'This works even if that melee has already been resolved: it makes its remaining attacks at once.',
  'DD-FOL-05':
    'If that melee has not been resolved yet, it waits and makes its remaining attacks when its Fight value comes round, as if it had been there from the start.',
  'DD-FOL-06': 'A character may follow up only once per round, even if a second melee is cleared.',
})
