/** Opens a battle: from a plan, from what was kept of it, or from the text of a file that may be anything. */
import type { GameKit, TableView } from '@muster/engine'
import { BattleSession } from './battle-session.ts'
import { parseBattleFile, readBattleFile, lastTableIn, verifyBattleFile } from './keeping/battle-file.ts'
import { openOutdated, type OutdatedBattle } from './keeping/outdated-battle.ts'
import type { BattleSave, BattleSource, SessionOptions } from './messages/options.ts'
import type { SessionServices } from './services.ts'

/** A source whose game is known, so that its rules can be fetched. */
export type ReadSource =
  | Extract<BattleSource, { readonly plan: unknown }>
  | {
      readonly game: string
      readonly save: BattleSave
      readonly isFile: boolean
      /** How the table looked when the battle was saved, as its file or its rows say. */
      readonly lastTable?: TableView
    }

/** `onGame` is called as soon as the game is known, before all of a file is checked. */
export function readSource(source: BattleSource, onGame?: (game: string) => void): ReadSource {
  if ('plan' in source) {
    onGame?.(source.game)
    return source
  }
  if ('text' in source) return readFileSource(source, onGame)
  const { save } = source
  onGame?.(save.record.game)
  return { ...saved(save, save.view), isFile: false }
}

function saved(save: BattleSave, table: unknown) {
  const lastTable = lastTableIn(table, save.record)
  return { game: save.record.game, save, ...(lastTable && { lastTable }) }
}

function readFileSource(
  { text, seed }: Extract<BattleSource, { readonly text: string }>,
  onGame: ((game: string) => void) | undefined,
): ReadSource {
  const file = parseBattleFile(text)
  if (file.game !== undefined) onGame?.(file.game)
  return { ...saved(readBattleFile(file, seed), file.table), isFile: true }
}

export function openSession(
  kit: GameKit<unknown>,
  source: ReadSource,
  services: SessionServices,
): BattleSession<unknown> | OutdatedBattle {
  if ('plan' in source) {
    const { plan, options } = source
    return deployIfReady(BattleSession.begin(kit, { plan }, options, services), options)
  }
  const { save, isFile } = source
  const verified = isFile ? verifyBattleFile(kit, save.record) : undefined
  const found = verified ? BattleSession.resume(kit, save, services, verified) : resumeBattle(kit, save, services)
  return found instanceof BattleSession && save.record.tape.length === 0 ? deployIfReady(found, save.options) : found
}

function deployIfReady(session: BattleSession<unknown>, { ready }: SessionOptions): BattleSession<unknown> {
  if (ready) session.play.deployAll()
  return session
}

/** A saved battle may be older than the rules: one that no longer fits them can only be looked at. */
function resumeBattle(
  kit: GameKit<unknown>,
  save: BattleSave,
  services: SessionServices,
): BattleSession<unknown> | OutdatedBattle {
  try {
    const session = BattleSession.resume(kit, save, services)
    if (session.play.matches(save.record)) return session
  } catch {
    // Rules that have changed may stumble over an old tape in any way.
  }
  return openOutdated(kit, save, services)
}
