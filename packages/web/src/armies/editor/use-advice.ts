/** What the worker says about the list as it is now. */
import type { Json } from '@muster/engine'
import { useEffect, useRef, useState } from 'react'
import { LatestRequest } from '../../play/latest-request.ts'
import type { AdviceQuestion, AdviceTopic, ArmyQuestions } from '../../worker/army-advice.ts'
import { useEditor } from './editor.ts'

interface Asked<T extends AdviceTopic> {
  readonly question: AdviceQuestion<T>
  readonly army: Json
  readonly limit: number
}

export interface Advice<T extends AdviceTopic> {
  readonly reply: ArmyQuestions[T]['reply'] | undefined
  /** Whether it is about the list as it is now: an older one may be shown, so that nothing jumps, but not be used. */
  readonly isCurrent: boolean
}

/** While the worker is busy, of several questions the last is asked. */
export function useAdvice<T extends AdviceTopic>(question: AdviceQuestion<T>, of?: Json): Advice<T> {
  const { advice, army: listed, limit } = useEditor()
  const army = of ?? listed
  const asked = JSON.stringify(question)
  const [found, setFound] = useState<{ of: Asked<T>; text: string; reply: ArmyQuestions[T]['reply'] | undefined }>()
  const requests = useRef<LatestRequest<Asked<T>, ArmyQuestions[T]['reply'] | undefined>>(undefined)
  useEffect(() => {
    requests.current ??= new LatestRequest(
      (ask) => advice.ask(ask.question, ask.army, ask.limit),
      (reply, ask) => setFound({ of: ask, text: JSON.stringify(ask.question), reply }),
    )
    requests.current.ask({ question: JSON.parse(asked) as AdviceQuestion<T>, army, limit })
  }, [advice, asked, army, limit])
  useEffect(() => () => requests.current?.cancel(), [])
  const isCurrent = found !== undefined && found.of.army === army && found.of.limit === limit && found.text === asked
  return { reply: found?.reply, isCurrent }
}
