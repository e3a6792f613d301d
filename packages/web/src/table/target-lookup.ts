/** Requests the order of a question's options, and the odds of each target that the table rings, one after another. */
import type { Snapshot, ShownOption } from '@muster/session'
import { optionChoice } from '../state/option-choice.ts'
import type { BattlePresenter } from '../play/battle-presenter.ts'

export class TargetLookup {
  private snapshot: Snapshot | undefined
  private isAsking = false
  /** Options whose odds have been requested; some have none. */
  private asked = new Set<string>()

  constructor(private readonly presenter: BattlePresenter) {}

  start(): void {
    this.presenter.store.subscribe(() => this.refresh())
    this.refresh()
  }

  private refresh(): void {
    const { snapshot } = this.presenter.state
    if (snapshot !== this.snapshot) {
      this.snapshot = snapshot
      this.asked = new Set()
      // Odds and order are optional: the question is shown without them if they fail.
      if (optionChoice(this.presenter.state) !== undefined || isRanked(snapshot))
        void this.rank().catch(() => undefined)
    }
    if (!this.isAsking) void this.askAll()
  }

  private async rank(): Promise<void> {
    const { snapshot } = this
    const ranking = await this.presenter.client.call('ranking', undefined)
    if (snapshot === this.presenter.state.snapshot) this.presenter.store.set((now) => ({ ...now, ranking }))
  }

  /** One request at a time, so that requests of the pointer are answered in between. */
  private async askAll(): Promise<void> {
    this.isAsking = true
    try {
      for (let next = this.next(); next; next = this.next()) await this.ask(next)
    } catch {
      // The battle has stopped; whoever asks next is told.
    } finally {
      this.isAsking = false
    }
  }

  private async ask({ id, intent }: ShownOption): Promise<void> {
    this.asked.add(id)
    const { snapshot } = this
    const forecast = intent && (await this.presenter.client.call('forecast', intent))
    if (!forecast || snapshot !== this.presenter.state.snapshot) return
    this.presenter.store.set((now) => ({ ...now, targetOdds: { ...now.targetOdds, [id]: forecast } }))
  }

  /** The chosen target first, then the others from the best down. */
  private next(): ShownOption | undefined {
    const choice = optionChoice(this.presenter.state)
    const wanted = choice ? [...(choice.chosen ? [choice.chosen] : []), ...choice.targets] : []
    return wanted.find(({ id, intent }) => intent !== undefined && !this.asked.has(id))
  }
}

/** Whether a person chooses one of several options. */
const isRanked = ({ answeredBy, decision }: Snapshot): boolean =>
  answeredBy === 'person' && decision?.kind === 'choose' && decision.options.length > 2
