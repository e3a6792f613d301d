/** What each command prints with --json. `docs/cli.md` describes these; the tests hold every command to them. */
export { error } from './error.ts'
export { games, profiles, rules, armyReport, army } from './games.ts'
export { begun, decided, answered, tried, picture } from './battles.ts'
export { played, play } from './bot-battles.ts'
export { odds, attackForecasts } from './odds.ts'
export { verified } from './verified.ts'
export { campaignStatus } from './campaign.ts'
export { converted } from './converted.ts'
