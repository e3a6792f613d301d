// What is measured, against whom, and what we aim at. A ratio is ours over the peer's; a limit is ours alone.
export const PEERS = {
  pokemon: '@pkmn/sim (Pokémon Showdown), random battles of generation 9',
  boardgame: 'boardgame.io client, 24 figures, no rules',
}

/**
 * Battles are of Heroes & Wizards where nothing else is said: twelve figures a side on one table. Those of the other
 * games go through all ready tables, all scenarios and all pairs of ready armies of a size: d6s with Dragons with 150
 * points (8 to 30 characters a side) and with 350 (18 to 47), and once with the two warbands of 150 points offered first
 * (14 characters against 13); 5e d6 with 150 points (13 to 18 figures); Knockdown with 400 points (13 to 24 models).
 * `ours` and `peer` name the figure and the program that reports it: program.figure. Growth is the exponent of the time
 * for a battle: at 1 twice the figures, on a table twice as broad, take twice the time.
 */
export const AIMS = [
  { what: 'whole battles', unit: '/s', ours: 'battles.battles', peer: 'battles.battles', atLeast: 10 },
  {
    what: 'whole battles of d6s with Dragons, 150 points a side',
    unit: '/s',
    ours: 'warbands.battles',
    peer: 'battles.battles',
    atLeast: 5,
  },
  {
    what: 'the same with every ready army, hordes too',
    unit: '/s',
    ours: 'encounters.battles',
    peer: 'battles.battles',
  },
  {
    what: 'the same, 350 points a side',
    unit: '/s',
    ours: 'large-warbands.battles',
    peer: 'battles.battles',
  },
  {
    what: 'whole battles of 5e d6, 150 points a side',
    unit: '/s',
    ours: 'five-e-d6.battles',
    peer: 'battles.battles',
    atLeast: 10,
  },
  { what: 'decisions', unit: '/s', ours: 'battles.decisions', peer: 'battles.decisions', atLeast: 30 },
  { what: 'battles of whole units', unit: '/s', ours: 'units.battles', peer: 'battles.battles', atLeast: 10 },
  {
    what: 'whole battles of Knockdown, 400 points a side',
    unit: '/s',
    ours: 'knockdown.battles',
    peer: 'battles.battles',
    atLeast: 10,
  },
  { what: 'decisions for whole units', unit: '/s', ours: 'units.decisions', peer: 'battles.decisions' },
  { what: 'replays, every hash checked', unit: '/s', ours: 'replays.replays', peer: 'replays.replays', atLeast: 40 },
  { what: 'copies of a battle', unit: '/s', ours: 'forks.copies', peer: 'copies.copies', atLeast: 200 },
  { what: 'decisions, against moves in boardgame.io', unit: '/s', ours: 'battles.decisions', peer: 'moves.moves' },
  { what: 'exact odds of an attack', unit: '/s', ours: 'odds.odds' },
  { what: 'reach map of a figure', unit: ' ms', ours: 'reach.milliseconds', below: 0.5 },
  { what: 'verdict of sight', unit: ' µs', ours: 'sight.microseconds', below: 5 },
  {
    what: 'growth of battles with the figures, 24 to 96 a side',
    unit: '',
    ours: 'growth.heroesAndWizards',
    below: 1.5,
  },
  { what: 'the same in Simple Fantasy Skirmish', unit: '', ours: 'growth.simpleFantasySkirmish', below: 1.5 },
  { what: 'the same in d6s with Dragons', unit: '', ours: 'growth.d6sWithDragons', below: 1.5 },
  { what: 'the same in Knockdown', unit: '', ours: 'growth.knockdown', below: 1.5 },
  { what: 'the same in 5e d6', unit: '', ours: 'growth.fiveED6', below: 1.5 },
  { what: 'how well that exponent fits (R²)', unit: '', ours: 'growth.heroesAndWizardsFit' },
  { what: 'the same in Simple Fantasy Skirmish', unit: '', ours: 'growth.simpleFantasySkirmishFit' },
  { what: 'the same in d6s with Dragons', unit: '', ours: 'growth.d6sWithDragonsFit' },
  { what: 'the same in Knockdown', unit: '', ours: 'growth.knockdownFit' },
  { what: 'the same in 5e d6', unit: '', ours: 'growth.fiveED6Fit' },
  { what: 'sent to the page an answer, in the median', unit: ' kB', ours: 'session.sent', below: 11 },
  { what: 'kept an answer, in the median', unit: ' kB', ours: 'session.kept', below: 11 },
  { what: 'stored over a battle of 1,200 answers', unit: ' MB', ours: 'session.stored', below: 5 },
  { what: 'the same, were it stored whole after each', unit: ' MB', ours: 'session.storedWhole' },
  { what: 'opening a record of 1,200 answers', unit: ' ms', ours: 'session.opened', below: 500 },
  { what: 'heap growth over 10,000 battles', unit: ' MB', ours: 'memory.growth', below: 2 },
]
