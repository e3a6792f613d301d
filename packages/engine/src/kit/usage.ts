/** What a game has that its battles should make use of: for the report of many battles (`npm run endurance`). */
import type { RuleId } from '../common/ids.ts'
import type { Event } from '../play/event.ts'

export interface UsableThing {
  /** As people say it, in the singular: "profile", "feature", "spell". */
  readonly kind: string
  /** Of its own among those of its kind. */
  readonly id: string
  readonly name: string
  /** Of an ability, which is used whenever it takes effect: the rule it cites. */
  readonly rule?: RuleId
  /** It only says what may be done ("undergrowth does not slow it"), so it counts also while a player looks for that. */
  readonly isPermission?: true
}

export type ThingUsed = Pick<UsableThing, 'kind' | 'id'>

export interface UsageGuide<S> {
  readonly things: readonly UsableThing[]
  /** What took the field, at the end of a battle: profiles, upgrades and gear, once for each who has them. */
  fielded(state: S): readonly ThingUsed[]
  /** What an event shows in use, besides the abilities that take effect. */
  usedIn(event: Event): readonly ThingUsed[]
}
