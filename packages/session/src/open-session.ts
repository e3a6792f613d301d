/** Opens a battle: from a plan, from what was kept of it, or from the text of a file that may be anything. */
import type { GameKit } from '@muster/engine'
import { BattleSession } from './battle-session.ts'
import { parseBattleFile, readBattleFile, verifyBattleFile, type BattleFileData } from './keeping/battle-file.ts'
import { openOutdated, type OutdatedBattle } from './keeping/outdated-battle.ts'
import type { BattleSave, BattleSource, SessionOptions } from './messages/options.ts'
import type { SessionServices } from './services.ts'

/** A source as far as it can be read at once. Nothing in a file is checked yet. */
export type ParsedSource =
  | Extract<BattleSource, { readonly plan: unknown }>
  | { readonly game: string; readonly save: BattleSave }
  | { readonly game: string | undefined; readonly file: BattleFileData; readonly seed: number }

/** A source that may be played. */
export type CheckedSource =
  | Extract<BattleSource, { readonly plan: unknown }>
  | { readonly game: string; readonly save: BattleSave; readonly isFile: boolean }

/** Its game may be fetched and its table shown before the long tape of a file is checked. */
export function parseSource(source: BattleSource): ParsedSource {
  if ('plan' in source) return source
  if ('save' in source) return { game: source.save.record.game, save: source.save }
  const file = parseBattleFile(source.text)
  return { game: typeof file.game === 'string' ? file.game : undefined, file, seed: source.seed }
}

export function checkSource(source: ParsedSource): CheckedSource {
  if ('plan' in source) return source
  if ('save' in source) return { ...source, isFile: false }
  const save = readBattleFile(source.file, source.seed)
  return { game: save.record.game, save, isFile: true }
}

export function openSession(
  kit: GameKit<unknown>,
  source: CheckedSource,
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
