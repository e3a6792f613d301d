/** Gives a person's answers: the draft on the table, an option that was pressed, a move that was set down. */
import { picked, type Answer, type Consequence, type FigureId } from '@muster/engine'
import type { ShownRefusal } from '@muster/session'
import { suggestedFigure, withAdvice } from '../state/advice.ts'
import { answerFrom, type Draft } from '../state/draft.ts'
import { advisedMover } from '../figures/asked-figures.ts'
import { figureWords } from '../figures/figure-words.ts'
import { words } from '../words/words.ts'
import { harmedByAim, harmedByOption } from '../state/harm.ts'
import { canAnswer, resetDraft } from '../state/table-state.ts'
import type { BattlePresenter } from './battle-presenter.ts'

export class Answering {
  constructor(private readonly presenter: BattlePresenter) {}

  /** Gives an answer; a refusal is shown and nothing has changed. */
  async give(answer: Answer): Promise<void> {
    await this.send(() => this.presenter.client.change('answer', answer))
  }

  /** The draft as an answer, else the question's own default. */
  async confirm(): Promise<void> {
    const { draft, snapshot } = this.presenter.state
    const answer = (draft && answerFrom(draft)) ?? snapshot.decision?.default
    if (!answer) return
    const option = draft?.is === 'doubtful' ? undefined : picked(answer)
    if (draft?.is === 'aim' && harmedByAim(this.presenter.state).length > 0)
      return this.setDraft({ is: 'doubtful', answer, why: 'harms-own' })
    if (option !== undefined && (await this.mayHarmOwn(option))) return this.pick(option)
    await this.give(answer)
  }

  /** Whoever means to end the battle, or to harm their own side, says so twice. */
  async pick(option: string): Promise<void> {
    const answer = { pick: [option] }
    const isSure = isDraftOf(this.presenter.state.draft, answer)
    if (!isSure && (await this.mayHarmOwn(option))) return this.setDraft({ is: 'doubtful', answer, why: 'harms-own' })
    if (isSure || this.isDefault(answer)) return this.give(answer)
    if (await this.giveUnless('ends-battle', answer)) this.setDraft({ is: 'doubtful', answer, why: 'ends-battle' })
  }

  /** Whether an attack may hurt one's own side. Its risks are asked for where the page has not weighed them yet. */
  private async mayHarmOwn(option: string): Promise<boolean> {
    const { client, state, store } = this.presenter
    const isAttack = state.snapshot.decision?.options.some(({ id, at }) => id === option && at !== undefined)
    if (!isAttack) return false
    if (state.risks[option] === undefined) {
      const found = await client.call('risks', { pick: [option] }).catch(() => undefined)
      if (found && this.presenter.state.snapshot === state.snapshot)
        store.set((now) => ({ ...now, risks: { ...now.risks, [option]: found } }))
    }
    return harmedByOption(this.presenter.state, option).length > 0
  }

  /** Gives an answer unless it has this consequence. Resolves to whether it has, and was not given. */
  async giveUnless(unless: Consequence, answer: Answer): Promise<boolean> {
    const refused = await this.send(() => this.presenter.client.change('answerUnless', { answer, unless }))
    return refused === unless
  }

  /** The computer's advice, laid on the table like a draft of one's own. */
  async advise(): Promise<void> {
    const { presenter } = this
    const { state } = presenter
    if (!canAnswer(state) || !presenter.isPlaying) return
    await presenter.attempt(async () => {
      const advice = await presenter.client.call('advise', undefined)
      presenter.store.set((now) => (now.snapshot === state.snapshot ? withAdvice(now, advice) : now))
    })
  }

  /** What the computer would do with the picked figure, or the move that came with the question as advice. */
  async suggest(): Promise<void> {
    const { presenter } = this
    const { snapshot } = presenter.state
    const figure = suggestedFigure(presenter.state)
    if (figure === undefined || !presenter.isPlaying) return
    await presenter.attempt(async () => {
      const isAdvised = figure === advisedMover(snapshot)
      const advice = isAdvised ? snapshot.advisedMove : await presenter.client.call('adviceFor', figure)
      if (!advice) return this.leave(figure)
      presenter.store.set((now) => (now.snapshot === snapshot ? withAdvice(now, advice) : now))
    })
  }

  /** There is nothing better for this figure than to stay: it is put down, and Enter gives the default answer again. */
  private leave(figure: FigureId): void {
    const { presenter } = this
    presenter.setNotice(words.assistance.noAdvice(figureWords(presenter.state.snapshot.view, figure)))
    presenter.store.set((now) => ({ ...resetDraft(now), selected: undefined }))
  }

  setDraft(draft: Draft): void {
    this.presenter.store.set((now) => ({ ...now, draft, refusal: undefined }))
  }

  resetDraft(): void {
    this.presenter.store.set(resetDraft)
  }

  private isDefault(answer: Answer): boolean {
    return JSON.stringify(this.presenter.state.snapshot.decision?.default) === JSON.stringify(answer)
  }

  /** Resolves to why nothing was changed. */
  private async send(change: () => Promise<AnswerResult>): Promise<AnswerResult['refused']> {
    const { presenter } = this
    if (!canAnswer(presenter.state) || !presenter.isPlaying) return undefined
    const { notice } = presenter.state
    presenter.store.set((now) => ({ ...now, busy: true }))
    let reason: AnswerResult['refused']
    const give = async () => {
      const { refused, snapshot } = await change()
      if (snapshot) {
        presenter.dropNotice(notice)
        return presenter.receive(snapshot)
      }
      reason = refused
      const refusal = typeof refused === 'string' ? undefined : refused
      presenter.store.set((now) => ({ ...now, busy: false, refusal: refusalToShow(now.refusal, refusal) }))
    }
    await presenter.inTurn(() => presenter.attempt(give))
    return reason
  }
}

/** Whether the person has been asked about this answer already. */
const isDraftOf = (draft: Draft | undefined, answer: Answer): boolean =>
  draft?.is === 'doubtful' && JSON.stringify(draft.answer) === JSON.stringify(answer)

type AnswerResult = Pick<Awaited<ReturnType<BattlePresenter['client']['change']>>, 'snapshot'> & {
  readonly refused?: ShownRefusal | Consequence
}

/** What was refused before has been looked into already: the nearest that is allowed may be known by now. */
const refusalToShow = (
  before: ShownRefusal | undefined,
  refusal: ShownRefusal | undefined,
): ShownRefusal | undefined => (before?.code === refusal?.code ? before : refusal)
