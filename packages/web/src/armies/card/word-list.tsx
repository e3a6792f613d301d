/** Each word of a profile with its meaning; its rule is one touch away. */
import type { BuilderWord } from '@muster/engine'
import { RuleLink } from '../editor/rule-link.tsx'

export function WordList({ meanings }: { readonly meanings: readonly BuilderWord[] }) {
  if (meanings.length === 0) return null
  return (
    <ul className="card-words">
      {meanings.map(({ name, text, rule }) => (
        <li key={name}>
          <b>{name}</b> {text} {rule !== undefined && <RuleLink rule={rule} />}
        </li>
      ))}
    </ul>
  )
}
