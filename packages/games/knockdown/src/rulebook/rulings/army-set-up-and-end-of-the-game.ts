/** What the rulebook leaves open, and how it is settled: army, set-up and end of the game. */
import { chapter } from '@muster/engine'

export const armySetUpAndEndOfTheGameRulings = chapter('Rulings: Army, set-up and end of the game', {
  'KD-RUL-01': 'An army need not spend all its points: any total up to and including the limit is legal.',
  'KD-RUL-02':
    'Unless a scenario says otherwise: the table is 48" by 48"; two zones 12" deep lie along opposite edges. Each player rolls a D6, ties again; the winner picks an edge, the loser deploys the whole army first. Bases stand wholly in their zone and overlap nothing; siege crews may stand anywhere in it.',
  'KD-RUL-03':
    "Two or more players take part, with one army each. Everybody else's models are enemies, unless teams are agreed: then the models of team-mates are friendly.",
  'KD-RUL-04':
    'The game lasts six rounds. It ends earlier, at once, when at most one player or team has anything left but siege chassis without crew. A scenario may set another length or condition.',
  'KD-RUL-05':
    'A living model counts its full price whatever its Wounds; one that lost its steed counts what it would cost on foot; a chassis that is not destroyed counts its price with or without crew; the slain and the fled count nothing.',
  'KD-RUL-06': 'Equal points at the end are a draw, and so is an equal number of objectives.',
  'KD-RUL-07':
    'An objective is held by the player with strictly more models within 3" of its centre than any other, judged at the end of each round. Chassis do not count, each crew member of a chariot does. It is conquered once it is held at the end of a round.',
})
