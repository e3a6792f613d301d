/** The summary of a saved battle for the list: who fights, in which scenario, and how far it has got. */
import { words } from '../words/words.ts'
import type { SnapshotState } from '@muster/session'
import { pictureOf } from './battle-picture.ts'
import type { BattleSummary } from './battle-store.ts'

export function summarize(snapshot: SnapshotState, gameName: string): Omit<BattleSummary, 'id' | 'touched'> {
  const { game, view, result, options, lost = [] } = snapshot
  return {
    game,
    title: words.home.battle(
      view.sides.map(({ name }) => name),
      options.fromRound,
    ),
    line: `${gameName}. ${view.scenario.name}.`,
    progress: progressOf(snapshot),
    picture: pictureOf(view),
    over: result !== undefined,
    ...(result && { outcome: { ...(result.winner !== undefined && { winner: result.winner }), lost } }),
  }
}

function progressOf({ view, result, decision }: SnapshotState): string {
  if (result) return result.reason
  const asked = view.sides.find(({ id }) => id === decision?.by)?.name
  const round = `${words.battle.round(view.round)}.`
  return asked ? `${round} ${words.home.toMove(asked)}` : round
}

const DAY = 86_400_000

/** "today at 14:05", "yesterday at 9:30", "12 May". */
export function lastPlayedText(touched: number, now: number, language?: string): string {
  const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(touched)
  const midnight = new Date(now).setHours(0, 0, 0, 0)
  if (touched >= midnight) return words.home.today(time)
  if (touched >= midnight - DAY) return words.home.yesterday(time)
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(touched)
}
