/**
 * Standing answers: a player settles a reaction once and for all. The answer is checked, kept on the tape and replayed
 * like any other, so nothing changes in what is legal.
 */
import { picked, type Answer, type Decision } from './decision.ts'

/** `always`: use it whenever it may be used. `never`: decline it, and do not ask. */
export type StandingAnswer = 'always' | 'never'

/** By the stable name of the decision (`what`). */
export interface StandingAnswers {
  readonly [what: string]: StandingAnswer
}

/** The player's standing answer; undefined where the player must be asked. */
export function findStandingAnswer(decision: Decision, standing: StandingAnswers): Answer | undefined {
  const { reaction, what } = decision
  if (reaction === undefined || !Object.hasOwn(standing, what)) return undefined
  const no = declineOf(decision)
  if (no === undefined) return undefined
  return standing[what] === 'never' ? { pick: [no] } : useOf(decision, no)
}

function declineOf({ decline = 'no', options }: Decision): string | undefined {
  return options.find(({ id }) => id === decline)?.id
}

/** The default if it uses the reaction, or its only use; undefined where the player must choose among several. */
function useOf({ kind, options, default: usual }: Decision, no: string): Answer | undefined {
  if (picked(usual) !== no) return usual
  const uses = options.filter(({ id }) => id !== no)
  const [only] = uses
  return kind === 'choose' && only && uses.length === 1 ? { pick: [only.id] } : undefined
}
