/** What the features of a character remember, and how often it has used its limited weapons, as a file says it. */
import {
  noMemory,
  refuseIf,
  suggestWord,
  useCounter,
  type AbilityMemory,
  type MemoryPlan,
  type Remembered,
} from '@muster/engine'
import type { Figure } from '../state/state.ts'
import type { FigureInFile } from './schema.ts'

interface Plans {
  readonly [name: string]: MemoryPlan
}

function plansOf({ printed, gear, profile }: Pick<Figure, 'printed' | 'gear' | 'profile'>): Plans {
  const features = printed.all.flatMap(({ ability: { id, memory } }) => (memory ? [[id, memory] as const] : []))
  const weapons = [...gear.weapons, ...profile.attackList].flatMap(({ id, limit }) => {
    if (limit === undefined) return []
    const counter = useCounter(id, limit)
    return [[counter.id, counter.memory] as const]
  })
  return Object.fromEntries([...features, ...weapons])
}

const isAlike = (a: Remembered, b: Remembered): boolean =>
  typeof a === typeof b && Array.isArray(a) === Array.isArray(b)

export function toMemory(written: FigureInFile['memory'], figure: Figure, where: string): AbilityMemory {
  const plans = plansOf(figure)
  const memory = noMemory()
  for (const [name, said] of Object.entries(written)) {
    const plan = plans[name]
    const known = suggestWord(name, Object.keys(plans))
    const message = `"${figure.id}" has nothing called "${name}" that remembers anything. ${known}`
    refuseIf(!plan, `${where}.${name}`, message.trim())
    if (!plan) continue
    for (const [field, value] of Object.entries(said))
      refuseIf(
        !isAlike(plan.begins[field], value),
        `${where}.${name}.${field}`,
        `That is not what "${name}" remembers, which begins with ${JSON.stringify(plan.begins)}.`,
      )
    memory[plan.lasts][name] = { ...plan.begins, ...said }
  }
  return memory
}
