/** The page's side of the worker that works out what could be done with an army list. */
import workerUrl from 'virtual:muster-worker'
import type { Json } from '@muster/engine'
import type { AdviceQuestion, AdviceReply, AdviceRequest, AdviceTopic, ArmyQuestions } from './army-advice.ts'

export class AdviceClient {
  private worker: Worker | undefined
  private asked = 0
  private readonly waiting = new Map<number, (answer: AdviceReply) => void>()

  constructor(private readonly game: string) {}

  /** Undefined where it could not be worked out. */
  async ask<T extends AdviceTopic>(
    question: AdviceQuestion<T>,
    army: Json,
    limit: number,
  ): Promise<ArmyQuestions[T]['reply'] | undefined> {
    const id = ++this.asked
    const request = { advice: { id, game: this.game, army, limit, question } } as AdviceRequest
    const answer = await new Promise<AdviceReply>((resolve) => {
      this.waiting.set(id, resolve)
      this.running().postMessage(request)
    })
    return answer.reply as ArmyQuestions[T]['reply'] | undefined
  }

  /** Nobody waits any more: whoever does is told that nothing was found. */
  close(): void {
    this.worker?.terminate()
    this.worker = undefined
    for (const id of this.waiting.keys()) this.take({ id })
  }

  /** Started by the first question. One that broke down is replaced by the next. */
  private running(): Worker {
    if (this.worker) return this.worker
    const worker = new Worker(workerUrl, { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<AdviceReply>) => this.take(data)
    worker.onerror = () => this.close()
    this.worker = worker
    return worker
  }

  private take(answer: AdviceReply): void {
    this.waiting.get(answer.id)?.(answer)
    this.waiting.delete(answer.id)
  }
}
