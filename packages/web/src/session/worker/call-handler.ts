/** Takes the page's calls and hands them to the battle. A call that fails leaves everything as it was. */
import { InputError, raise, type GameKit } from '@muster/engine'
import { loadKit } from '../../games/games.ts'
import { words } from '../../words/words.ts'
import { openTrue, readFile } from './battle-file.ts'
import { BattleHost } from '../battle/battle-host.ts'
import { lookAtOld, OldBattle } from './outdated-battle.ts'
import type { Call, CallName, Calls, Reply } from '../messages/protocol.ts'
import type { Beginning, Kept, Terms } from '../messages/options.ts'

type Handlers = { readonly [N in CallName]: (ask: Calls[N]['ask']) => Calls[N]['reply'] | Promise<Calls[N]['reply']> }
export type LoadKit = (game: string) => Promise<GameKit<unknown> | undefined>

export class Desk {
  private held: BattleHost<unknown> | undefined
  /** A battle that can only be looked at. */
  private old: OldBattle | undefined

  constructor(private readonly load: LoadKit = loadKit) {}

  async take(call: Call): Promise<Reply> {
    try {
      const handle = this.handlers[call.name] as (ask: unknown) => Calls[CallName]['reply']
      return { id: call.id, reply: await handle(call.ask) }
    } catch (error) {
      const plain = error instanceof InputError
      const message = plain ? error.withPlace : error instanceof Error ? error.message : String(error)
      return { id: call.id, trouble: { message, plain } }
    }
  }

  private get host(): BattleHost<unknown> {
    return this.held ?? raise('no battle has been begun')
  }

  private readonly handlers: Handlers = {
    begin: async (beginning) => {
      const begun = await this.begin(beginning)
      this.old = begun instanceof OldBattle ? begun : undefined
      this.held = begun instanceof OldBattle ? begun.host : begun
      return this.old?.snapshot ?? this.held.snapshot()
    },
    answer: (answer) => {
      const refusal = this.host.answer(answer)
      return refusal ? { refusal } : { snapshot: this.host.snapshot() }
    },
    think: () => this.after((host) => host.think()),
    undo: () => this.after((host) => host.undo()),
    redo: () => this.after((host) => host.redo()),
    dice: (faces) => {
      const wrong = this.host.type(faces)
      return wrong === undefined ? { snapshot: this.host.snapshot() } : { wrong }
    },
    seats: (seats) => this.after((host) => host.seat(seats)),
    nearest: (wish) => this.host.whatIf.nearest(wish),
    try: (answer) => this.host.whatIf.try(answer),
    tryMove: (wish) => this.host.whatIf.tryMove(wish),
    form: (wish) => this.host.whatIf.form(wish),
    sight: (wish) => this.host.whatIf.sight(wish),
    openings: (wish) => this.host.whatIf.openings(wish),
    watchers: (wish) => this.host.whatIf.watchers(wish),
    coming: (wish) => this.host.whatIf.coming(wish),
    reach: (figure) => this.host.whatIf.reach(figure),
    prospects: (wish) => this.host.whatIf.prospects(wish),
    forecast: (intent) => this.host.whatIf.forecast(intent),
    keep: () => this.old?.kept ?? this.host.keep(),
    past: (line) => (this.old ?? this.host).past(line),
    weigh: (answer) => this.host.whatIf.weigh(answer),
    byHand: (sides) => this.after((host) => host.rollByHand(sides)),
    rollForMe: () => this.after((host) => host.rollForMe()),
    advise: () => this.host.advise(),
    lend: (until) => this.after((host) => host.lend(until)),
    likewise: () => this.after((host) => host.likewise()),
    settle: (wish) => this.after((host) => host.settle(wish)),
  }

  private after(act: (host: BattleHost<unknown>) => void) {
    act(this.host)
    return this.host.snapshot()
  }

  private async begin(beginning: Beginning): Promise<BattleHost<unknown> | OldBattle> {
    if ('plan' in beginning) {
      const { plan, terms } = beginning
      return inPlace(BattleHost.begin(await this.kit(beginning.game), { plan }, terms), terms)
    }
    const kept = 'kept' in beginning ? beginning.kept : readFile(beginning.text, beginning.seed)
    const kit = await this.kit(kept.record.game)
    const opened = 'text' in beginning ? openTrue(kit, kept.record) : undefined
    const found = opened ? BattleHost.takeUp(kit, kept, opened) : takeUp(kit, kept)
    return found instanceof BattleHost && kept.record.tape.length === 0 ? inPlace(found, kept.terms) : found
  }

  private async kit(game: string): Promise<GameKit<unknown>> {
    const kit = await this.load(game)
    if (kit === undefined) throw new InputError(words.unknownGame(game), 'game')
    return kit
  }
}

function inPlace(host: BattleHost<unknown>, { ready }: Terms): BattleHost<unknown> {
  if (ready) host.makeReady()
  return host
}

/** Kept battles may be older than the rules: those that lead elsewhere today are only looked at. */
function takeUp(kit: GameKit<unknown>, kept: Kept): BattleHost<unknown> | OldBattle {
  try {
    const host = BattleHost.takeUp(kit, kept)
    if (host.follows(kept.record)) return host
  } catch {
    // Rules that have changed may stumble over an old tape in any way.
  }
  return lookAtOld(kit, kept)
}
