/** The rules in our own words: campaign. */
import { chapter } from '@muster/engine'

export const campaign = chapter('Campaign', {
  'HW-CAMP-01': 'A campaign starts with a pool of unclaimed territories, 10 for each player.',
  'HW-CAMP-02': 'No player owns a territory at the start.',
  'HW-CAMP-03':
    'Before each battle each player in it states one Objective out of four: Expand, Invade, All or Nothing, Raid.',
  'HW-CAMP-04': 'Objectives are chosen secretly and shown together, before the scenario is rolled.',
  'HW-CAMP-05': 'Expand: the winner may claim 2 unclaimed territories.',
  'HW-CAMP-06': 'Invade: the winner may take 1 territory from the opponent.',
  'HW-CAMP-07': 'All or Nothing: the winner takes 2 territories from the opponent.',
  'HW-CAMP-08':
    "All or Nothing: if the player who stated it loses, the winner may take 1 territory from that player on top of what the winner's own objective gives.",
  'HW-CAMP-09': "Raid: if the player wins, 3 of the opponent's territories become unclaimed; the raider gets none.",
  'HW-CAMP-10':
    "Only the winner's objective takes effect; the loser's has no effect except the loss under All or Nothing.",
  'HW-CAMP-11': 'If there are fewer territories than the objective names, all that are left change hands.',
  'HW-CAMP-12':
    "The winner's own objective is carried out first, then the extra territory for the loser's All or Nothing.",
  'HW-CAMP-13': 'After a draw nothing changes, not even for All or Nothing.',
  'HW-CAMP-14': 'What the rulebook says a player "may" do can be declined in whole or in part.',
  'HW-CAMP-15': 'A new player may join at any time between battles.',
  'HW-CAMP-16': 'A new player adds 10 unclaimed territories to the pool, open to every player, and owns none at first.',
  'HW-CAMP-17':
    'Owned and unclaimed territories together are always 10 times the number of players who have ever joined.',
  'HW-CAMP-18':
    'At the end of the campaign the player with more territories than any other wins; with a tie for the most there is no winner.',
  'HW-CAMP-19':
    'The campaign ends after the number of battles agreed at its start, or, if none was agreed, after the first battle that leaves no territory unclaimed.',
  'HW-CAMP-20':
    'In a battle of three or more sides every side but the winner is an opponent that lost; the winner chooses from which of them each territory comes, and takes 1 extra from each loser who stated All or Nothing.',
  'HW-CAMP-21': 'Nothing else carries over: every battle uses a fresh army, with items and spells rolled anew.',
})
