/** Handles the page's calls. A call that fails leaves the battle unchanged. */
import { InputError, raise, type GameKit } from '@muster/engine'
import { loadKit } from '../../games/games.ts'
import { words } from '../../words/words.ts'
import { verifyBattleFile, readBattleFile } from './battle-file.ts'
import { BattleHost } from '../battle/battle-host.ts'
import { openOutdated, OutdatedBattle } from './outdated-battle.ts'
import type { Call, CallName, Calls, Reply } from '../messages/protocol.ts'
import type { BattleSource, BattleSave, SessionOptions } from '../messages/options.ts'

type Handlers = { readonly [N in CallName]: (ask: Calls[N]['ask']) => Calls[N]['reply'] | Promise<Calls[N]['reply']> }
export type LoadKit = (game: string) => Promise<GameKit<unknown> | undefined>

export class CallHandler {
  private openHost: BattleHost<unknown> | undefined
  /** A battle that can only be looked at. */
  private outdated: OutdatedBattle | undefined

  constructor(private readonly load: LoadKit = loadKit) {}

  async handle(call: Call): Promise<Reply> {
    try {
      const handle = this.handlers[call.name] as (ask: unknown) => Calls[CallName]['reply']
      return { id: call.id, reply: await handle(call.ask) }
    } catch (error) {
      const plain = error instanceof InputError
      const message = plain ? error.withPlace : error instanceof Error ? error.message : String(error)
      return { id: call.id, error: { message, userFacing: plain } }
    }
  }

  private get host(): BattleHost<unknown> {
    return this.openHost ?? raise('no battle has been begun')
  }

  private readonly handlers: Handlers = {
    open: async (source) => {
      const begun = await this.openBattle(source)
      this.outdated = begun instanceof OutdatedBattle ? begun : undefined
      this.openHost = begun instanceof OutdatedBattle ? begun.host : begun
      return this.outdated?.snapshot ?? this.openHost.snapshot()
    },
    answer: (answer) => {
      const refusal = this.host.answer(answer)
      return refusal ? { refusal } : { snapshot: this.host.snapshot() }
    },
    think: () => this.after((host) => host.think()),
    undo: () => this.after((host) => host.undo()),
    redo: () => this.after((host) => host.redo()),
    enterDice: (faces) => {
      const wrong = this.host.enterDice(faces)
      return wrong === undefined ? { snapshot: this.host.snapshot() } : { wrong }
    },
    seats: (seats) => this.after((host) => host.seat(seats)),
    nearest: (wish) => this.host.whatIf.nearest(wish),
    tryAnswer: (answer) => this.host.whatIf.tryAnswer(answer),
    tryMove: (wish) => this.host.whatIf.tryMove(wish),
    formation: (wish) => this.host.whatIf.formation(wish),
    sight: (wish) => this.host.whatIf.sight(wish),
    opportunities: (wish) => this.host.whatIf.opportunities(wish),
    watchers: (wish) => this.host.whatIf.watchers(wish),
    threat: (wish) => this.host.whatIf.threat(wish),
    reach: (figure) => this.host.whatIf.reach(figure),
    forecasts: (wish) => this.host.whatIf.forecasts(wish),
    forecast: (intent) => this.host.whatIf.forecast(intent),
    save: () => this.outdated?.save ?? this.host.save(),
    pastMoment: (line) => (this.outdated ?? this.host).pastMoment(line),
    risks: (answer) => this.host.whatIf.risks(answer),
    rollByHand: (sides) => this.after((host) => host.rollByHand(sides)),
    rollForMe: () => this.after((host) => host.rollForMe()),
    advise: () => this.host.advise(),
    delegate: (until) => this.after((host) => host.delegate(until)),
    moveFollowers: () => this.after((host) => host.moveFollowers()),
    setStandingAnswer: (wish) => this.after((host) => host.setStandingAnswer(wish)),
  }

  private after(act: (host: BattleHost<unknown>) => void) {
    act(this.host)
    return this.host.snapshot()
  }

  private async openBattle(source: BattleSource): Promise<BattleHost<unknown> | OutdatedBattle> {
    if ('plan' in source) {
      const { plan, options } = source
      return deployIfReady(BattleHost.begin(await this.kit(source.game), { plan }, options), options)
    }
    const save = 'save' in source ? source.save : readBattleFile(source.text, source.seed)
    const kit = await this.kit(save.record.game)
    const opened = 'text' in source ? verifyBattleFile(kit, save.record) : undefined
    const found = opened ? BattleHost.resume(kit, save, opened) : resumeBattle(kit, save)
    return found instanceof BattleHost && save.record.tape.length === 0 ? deployIfReady(found, save.options) : found
  }

  private async kit(game: string): Promise<GameKit<unknown>> {
    const kit = await this.load(game)
    if (kit === undefined) throw new InputError(words.errors.unknownGame(game), 'game')
    return kit
  }
}

function deployIfReady(host: BattleHost<unknown>, { ready }: SessionOptions): BattleHost<unknown> {
  if (ready) host.deployAll()
  return host
}

/** A saved battle may be older than the rules: one that no longer fits them can only be looked at. */
function resumeBattle(kit: GameKit<unknown>, save: BattleSave): BattleHost<unknown> | OutdatedBattle {
  try {
    const host = BattleHost.resume(kit, save)
    if (host.matches(save.record)) return host
  } catch {
    // Rules that have changed may stumble over an old tape in any way.
  }
  return openOutdated(kit, save)
}
